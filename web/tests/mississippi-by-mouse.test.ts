import { RACE, isPlayedToTheEnd } from './games';
import { mississippiByMouse } from './hands';

isPlayedToTheEnd('Mississippi Queen by mouse', RACE, mississippiByMouse);
