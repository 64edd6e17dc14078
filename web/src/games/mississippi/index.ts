/** Mississippi Queen on the page. */

import type { GameKind } from '../kind';
import Controls from './Controls.svelte';
import { focusOf, ofPlayer, ofWatcher } from './focus';
import Overlay from './Overlay.svelte';
import { MississippiPlay } from './play.svelte';
import Player from './Player.svelte';
import Strip from './Strip.svelte';
import Summary from './Summary.svelte';
import { boatsOf, type View } from './view';

export const kind: GameKind<View, MississippiPlay> = {
  name: 'mississippi-queen',
  secret: () => false,
  play: (session) => new MississippiPlay(session),
  Controls,
  Overlay,
  Player,
  Strip,
  Summary,
  badge(view, seat) {
    const boat = boatsOf(view, seat)[0] ?? 'white';
    return { colour: boat, icon: `mq-icon-boat-${boat}` };
  },
  focus({ view, scene, events }, play) {
    if (!view || !scene) return null;
    const seat = view.phase === 'over' ? null : (play?.session.viewer ?? null);
    const regard = play && seat !== null ? ofPlayer(view, seat, play.concerned) : ofWatcher(view, events);
    return focusOf(regard, view, scene);
  },
};
