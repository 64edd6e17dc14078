/** Every text that people read, from the same message files that the server and the terminal have. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { kept, keep } from './kept';

export const LANGUAGES = ['en', 'it', 'fr', 'ru', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  ru: 'Русский',
  de: 'Deutsch',
};

/** One chunk for each language, loaded when it is wanted. */
const FILES = import.meta.glob<string>('../../../locales/*/{common,web,web-*,play-*,report-*,mississippi,niagara}.ftl', {
  query: '?raw',
  import: 'default',
});

export type Args = Record<string, FluentVariable>;

class Words {
  code = $state<Language>('en');
  private bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  /** Changes to a language; what is on the screen follows. */
  async speak(code: Language): Promise<void> {
    const own = Object.entries(FILES).filter(([path]) => path.includes(`/${code}/`));
    const texts = await Promise.all(own.map(([, load]) => load()));
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  say(key: string, args?: Args): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? this.bundle.formatPattern(message.value, args ?? null) : key;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
}

export const language = new Words();

/** The text of a message. A key that is not there is said as it is; the tests see to it that none is missing. */
export function t(key: string, args?: Args): string {
  return language.say(key, args);
}

/** The language that the reader chose here before, or that their browser asks for. */
export function wantedLanguage(asked: readonly string[] = navigator.languages): Language {
  const known = (tag: string | null) => LANGUAGES.find((code) => tag?.toLowerCase().startsWith(code));
  return known(kept('language')) ?? asked.map(known).find((code) => code !== undefined) ?? 'en';
}

export async function chooseLanguage(code: Language): Promise<void> {
  keep('language', code);
  await language.speak(code);
}
