/** What seats are called. */

import type { Names } from '../games/kind';
import { isolate } from '../lib/isolate';
import type { Table } from '../lib/types';
import { t } from '../lib/words.svelte';

/** A bot by its name and level; one from a list of an earlier version has no name. */
export function botName(name: string | null, level: string): string {
  const levelName = t(`level-${level}`);
  return name ? t('bot-name', { name, level: levelName }) : levelName;
}

/** The level of the bot that a seat belongs to; none for people, even if a bot plays for them. */
export function levelOf(table: Table, seat: number): string | null {
  const sitter = table.config.seats[seat];
  return sitter?.kind === 'bot' ? sitter.level : null;
}

/** A name, or what stands for the name of a player who was deleted. */
export function knownAs(name: string): string {
  return name ? isolate(name) : t('deleted-player');
}

/** A name for each seat of a table: of its player, of its bot, or that it is open. Equal names are numbered. */
export function namesOf(table: Table): Names {
  const plain = (seat: number): string => {
    const status = table.seats[seat];
    return status?.name != null ? knownAs(status.name) : t('seat-number', { number: seat + 1 });
  };
  const all = table.seats.map((_, seat) => plain(seat));
  return (seat) => {
    const name = all[seat] ?? plain(seat);
    const same = all.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? t('name-numbered', { name, number: same.indexOf(seat) + 1 }) : name;
  };
}
