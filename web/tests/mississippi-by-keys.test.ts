import { RACE, isPlayedToTheEnd } from './games';
import { mississippiByKeys } from './hands';

isPlayedToTheEnd('Mississippi Queen by keys', RACE, mississippiByKeys);
