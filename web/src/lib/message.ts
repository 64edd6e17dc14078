/** Texts of the contract: message keys with arguments, in the reader's language. */

import type { Schemas } from './types';
import { language, t, type Args } from './words.svelte';

export type Message = Schemas['Message'];
export type Remark = Schemas['Remark'];
type Arg = Schemas['MessageArg'];

/** A name for each seat. */
export type Names = (seat: number) => string;

/** A message in words. */
export function say(message: Message, names: Names): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = argOf(value, names);
  return t(message.key, args);
}

/** The remarks on a plan in words: the warnings, or the others. */
export function remarksOf(remarks: readonly Remark[] | undefined, warnings: boolean, names: Names): string[] {
  return (remarks ?? []).filter(({ warning }) => (warning ?? false) === warnings).map((remark) => say(remark, names));
}

function argOf(value: Arg, names: Names): string | number {
  if (typeof value !== 'object') return value;
  if ('key' in value) return say(value, names);
  return new Intl.ListFormat(language.code).format(value.seats.map(names));
}
