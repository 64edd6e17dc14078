/** Names of people inside sentences, where no element can keep them apart. */

/** Characters that change the direction of the text around them. The server refuses them; old names may have some. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that does not disturb the text beside it: isolated where it is written from right to left. */
export function isolate(name: string): string {
  const plain = name.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
