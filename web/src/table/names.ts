/** What seats are called. */

import type { Names } from '../games/kind';
import { isolate } from '../lib/isolate';
import type { Table } from '../lib/types';
import { t } from '../lib/words.svelte';

/** A bot by its level. */
export function botName(level: string): string {
  return t('bot-name', { level: t(`level-${level}`) });
}

/** A name, or what stands for the name of a player who was deleted. */
export function knownAs(name: string): string {
  return name ? isolate(name) : t('deleted-player');
}

/** A name for each seat of a table: of its player, of its bot, or that it is open. Bots of the same level are numbered. */
export function namesOf(table: Table): Names {
  const plain = (seat: number): string => {
    const status = table.seats[seat];
    if (status?.name != null) return knownAs(status.name);
    const sitter = table.config.seats[seat];
    const level = sitter?.kind === 'bot' ? sitter.level : status?.bot;
    return level ? botName(level) : t('seat-number', { number: seat + 1 });
  };
  const all = table.seats.map((_, seat) => plain(seat));
  return (seat) => {
    const name = all[seat] ?? plain(seat);
    const same = all.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? t('name-numbered', { name, number: same.indexOf(seat) + 1 }) : name;
  };
}
