import { FALLS, isPlayedToTheEnd } from './games';
import { niagaraByMouse } from './hands';

isPlayedToTheEnd('Niagara by mouse', FALLS, niagaraByMouse);
