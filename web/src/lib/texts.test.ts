/** Every text that the page says is there in every language, with the same variables, and none lies there unused. */

import { FluentParser, Message, Visitor, type VariableReference } from '@fluent/syntax';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './words.svelte';

const SOURCES = join(import.meta.dirname, '..');
const LOCALES = join(SOURCES, '../../locales');
/** The files of the page alone. Of the others that it reads the terminal and the server use messages, too. */
const OWN = /^(web|web-.*|play-.*)\.ftl$/;
const SHARED = /^(common|mississippi|niagara|report-.*)\.ftl$/;

interface Text {
  key: string;
  file: string;
  variables: string[];
}

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function textsIn(language: string, files: RegExp): Text[] {
  const parser = new FluentParser();
  return readdirSync(join(LOCALES, language))
    .filter((file) => files.test(file))
    .flatMap((file) => {
      const { body } = parser.parse(readFileSync(join(LOCALES, language, file), 'utf8'));
      const junk = body.filter((entry) => entry.type === 'Junk');
      expect(junk, `${language}/${file} has lines that are no messages`).toEqual([]);
      return body.filter((entry) => entry instanceof Message).map((message) => {
        const variables = new Variables();
        variables.visit(message);
        return { key: message.id.name, file, variables: [...variables.names].sort() };
      });
    });
}

/** The first argument of a call, from its opening parenthesis on. */
function argument(code: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let at = from; at < code.length; at += 1) {
    const letter = code[at] ?? '';
    if (quote) {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) && (depth -= 1) === 0) return code.slice(from + 1, at);
    else if (letter === ',' && depth === 1) return code.slice(from + 1, at);
  }
  return '';
}

interface Use {
  place: string;
  said: string;
  /** Whole keys, and the beginnings of families of keys. */
  keys: string[];
  families: string[];
}

function uses(): Use[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && !/^lib.(wire|message|words\.svelte)\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(join(SOURCES, file), 'utf8');
    return [...code.matchAll(/(?<![\w.$])t\(/g)].map((call) => {
      const said = argument(code, call.index + 1);
      const line = code.slice(0, call.index).split('\n').length;
      // What a choice compares with is no key: only what comes after its question mark is said.
      const plain = said.replace(/`[^`]*`/g, '');
      const keys = [...plain.slice(plain.indexOf('?') + 1).matchAll(/'([^']*)'/g)].map((found) => found[1] ?? '');
      const families = [...said.matchAll(/`([^`$]*)[^`]*`/g)].map((found) => found[1] ?? '');
      return { place: `${file}:${line}`, said, keys, families };
    });
  });
}

describe('the texts of the page', () => {
  const english = textsIn('en', OWN);
  const shared = textsIn('en', SHARED);
  const used = uses();
  const keys = new Set(used.flatMap((use) => use.keys));
  const families = [...new Set(used.flatMap((use) => use.families))];
  const known = new Set([...english, ...shared].map(({ key }) => key));

  it.each(LANGUAGES)('are complete in %s, with the same variables', (language) => {
    const sorted = (texts: Text[]) => texts.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(sorted(textsIn(language, OWN))).toEqual(sorted(english));
  });

  it('have each key once', () => {
    const all = [...english, ...shared].map(({ key }) => key);
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it('are named by keys that one can look for', () => {
    const unnamed = used.filter((use) => use.keys.length === 0 && !use.families.some((family) => /^[a-z]+-/.test(family)));
    expect(unnamed.map(({ place, said }) => `${place} t(${said})`)).toEqual([]);
  });

  it('are there where they are used', () => {
    const missing = used.flatMap(({ place, keys: own, families: heads }) => [
      ...own.filter((key) => !known.has(key)).map((key) => `${place} ${key}`),
      ...heads.filter((head) => ![...known].some((key) => key.startsWith(head))).map((head) => `${place} ${head}…`),
    ]);
    expect(missing).toEqual([]);
  });

  it('are used where they are there', () => {
    const unused = english.filter(({ key }) => !keys.has(key) && !families.some((family) => key.startsWith(family)));
    expect(unused.map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });
});
