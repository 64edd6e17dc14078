/** Niagara on the page. */

import type { GameKind } from '../kind';
import Controls from './Controls.svelte';
import Flow from './Flow.svelte';
import Overlay from './Overlay.svelte';
import { NiagaraPlay } from './play.svelte';
import Player from './Player.svelte';
import { colourOf, type NiagaraView } from './river';
import Strip from './Strip.svelte';
import Summary from './Summary.svelte';

export const kind: GameKind<NiagaraView, NiagaraPlay> = {
  name: 'niagara',
  secret: (view) => view.phase === 'cards',
  play: (session) => new NiagaraPlay(session),
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
