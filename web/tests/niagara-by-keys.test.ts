import { FALLS, isPlayedToTheEnd } from './games';
import { niagaraByKeys } from './hands';

isPlayedToTheEnd('Niagara by keys', FALLS, niagaraByKeys);
