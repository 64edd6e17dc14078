/** What things are called. Grammar stands in the messages; here is only what they are about. */

import { t } from '../../lib/words.svelte';
import type { Card, Gem } from './river';

const about = (place: string) => ({
  kind: place === 'beach' || place === 'lost' ? place : 'disc',
  disc: place.charAt(0),
  arm: place.endsWith('L') ? 'left' : place.endsWith('R') ? 'right' : 'none',
});

/** `on disc 4`, `on the beach`, `lost`. */
export const atPlace = (place: string): string => t('niagara-at-place', about(place));
/** `to disc 4`, `to the beach`, `over the falls`. */
export const toPlace = (place: string): string => t('niagara-to-place', about(place));

export const gemName = (gem: string): string => t(`gem-${gem}`);
/** The gem as what is taken or given: `a ruby`. */
export const aGem = (gem: string): string => t(`niagara-a-gem-${gem}`);
export const gemCount = (gem: Gem, count: number): string => t(`gems-${gem}`, { count });

export const cardName = (card: Card | string): string =>
  card === 'cloud' ? t('niagara-card-cloud') : t('niagara-card-number', { card: String(card) });

/** With its sign, as on the track. */
export const signed = (weather: number): string => (weather > 0 ? `+${weather}` : String(weather).replace('-', '−'));
/** The art of a step of the weather track. */
export const weatherIcon = (weather: number): string => `ni-icon-weather-${weather < 0 ? `m${-weather}` : weather}`;
