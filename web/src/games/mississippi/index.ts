/** Mississippi Queen on the page. */

import { viewOf, type GameKind } from '../kind';
import Controls from './Controls.svelte';
import { focusOf, ofPlayer, ofWatcher } from './focus';
import Overlay from './Overlay.svelte';
import { MississippiPlay } from './play.svelte';
import Player from './Player.svelte';
import Strip from './Strip.svelte';
import Summary from './Summary.svelte';
import { boatsOf } from './view';

export const kind: GameKind = {
  name: 'mississippi-queen',
  keys: [['1 – 6', 'speed'], ['↑ ← →', 'steer'], ['W E D S A Q', 'bow'], ['Enter', 'confirm'], ['Backspace', 'back'], ['Esc', 'restart']],
  play: (session) => MississippiPlay.at(session),
  Controls,
  Overlay,
  Player,
  Strip,
  Summary,
  badge(told, seat) {
    const view = viewOf('mississippi-queen', told);
    const boat = (view && boatsOf(view, seat)[0]) ?? 'white';
    return { colour: boat, icon: `mq-icon-boat-${boat}` };
  },
  focus({ view: told, scene, events }, session) {
    const view = viewOf('mississippi-queen', told);
    if (!view || !scene) return null;
    const seat = view.phase === 'over' ? null : (session?.viewer ?? null);
    const regard = session && seat !== null ? ofPlayer(view, seat, MississippiPlay.at(session).concerned) : ofWatcher(view, events);
    return focusOf(regard, view, scene);
  },
};
