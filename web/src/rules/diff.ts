/** What two texts have in common, word by word. */

/** A stretch of words of one text, and whether the other one has it, too. */
export interface Stretch {
  shared: boolean;
  text: string;
}

/** The two texts, each in its own words. */
export interface Sides {
  first: Stretch[];
  second: Stretch[];
}

/** As many words in common between two differences are chance, and would only tear them apart. */
const CHANCE = 1;

/** Texts that have less than this part of the shorter one in common say different things altogether. */
const LITTLE = 0.25;

/** Words with the spaces after them; punctuation stands for itself, so that a moved comma changes no word. */
function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*\s*|[^\p{L}\p{N}\s]\s*|\s+/gu) ?? [];
}

const bare = (word: string | undefined) => word?.trim();

/** The lengths of the longest common word sequences of all pairs of endings. */
function lengths(first: string[], second: string[]): number[][] {
  const table = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  for (let i = first.length - 1; i >= 0; i -= 1) {
    for (let j = second.length - 1; j >= 0; j -= 1) {
      const row = table[i]!;
      const below = table[i + 1]!;
      row[j] = bare(first[i]) === bare(second[j]) ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!);
    }
  }
  return table;
}

/** A run of words that both texts have, or that they differ in. */
interface Run {
  shared: boolean;
  first: string[];
  second: string[];
}

function runs(first: string[], second: string[]): Run[] {
  const table = lengths(first, second);
  const found: Run[] = [];
  const run = (shared: boolean): Run => {
    const last = found.at(-1);
    if (last?.shared === shared) return last;
    found.push({ shared, first: [], second: [] });
    return found.at(-1)!;
  };
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && bare(first[i]) === bare(second[j])) {
      const both = run(true);
      both.first.push(first[i++]!);
      both.second.push(second[j++]!);
    } else if (i < first.length && (j === second.length || table[i + 1]![j]! >= table[i]![j + 1]!)) {
      run(false).first.push(first[i++]!);
    } else {
      run(false).second.push(second[j++]!);
    }
  }
  return found;
}

/** Both texts, with what only one of them says. */
export function diff(one: string, other: string): Sides {
  const [first, second] = [words(one), words(other)];
  const found = runs(first, second);
  const common = found.reduce((sum, run) => sum + (run.shared && run.first.length > CHANCE ? run.first.length : 0), 0);
  if (common < LITTLE * Math.min(first.length, second.length)) {
    return { first: [{ shared: false, text: one }], second: [{ shared: false, text: other }] };
  }
  const sides: Sides = { first: [], second: [] };
  const add = (side: Stretch[], shared: boolean, text: string) => {
    const last = side.at(-1);
    if (text && last?.shared === shared) last.text += text;
    else if (text) side.push({ shared, text });
  };
  found.forEach((run, at) => {
    const between = at > 0 && at < found.length - 1;
    const shared = run.shared && !(between && run.first.length <= CHANCE);
    add(sides.first, shared, run.first.join(''));
    add(sides.second, shared, run.second.join(''));
  });
  return sides;
}
