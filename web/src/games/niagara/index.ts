/** Niagara on the page. */

import type { GameKind } from '../kind';
import Controls from './Controls.svelte';
import Flow from './Flow.svelte';
import Overlay from './Overlay.svelte';
import { NiagaraPlay } from './play.svelte';
import Player from './Player.svelte';
import { colourOf } from './river';
import Strip from './Strip.svelte';
import Summary from './Summary.svelte';

export const kind: GameKind = {
  name: 'niagara',
  keys: [['1 – 6, 0', 'card'], ['↑ ↓ ← →', 'paddle'], ['1 – 5', 'gem'], ['6', 'unload'], ['A B', 'canoe'], ['7 – 0', 'steal'], ['Enter', 'confirm'], ['Backspace', 'back'], ['Esc', 'restart']],
  play: (session) => NiagaraPlay.at(session),
  Controls,
  Overlay,
  Motion: Flow,
  Player,
  Strip,
  Summary,
  badge: (_, seat) => ({ colour: colourOf(seat), icon: `ni-icon-canoe-${colourOf(seat)}` }),
  // The whole river is small enough to be seen at once.
  focus: () => null,
};
