/** How the reader wants to see and hear the page. */

import { keep, kept } from './kept';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  theme = $state<Theme>(THEMES.find((theme) => theme === kept('theme')) ?? 'auto');
  sound = $state(kept('sound') === 'on');
  /** Whether things may move. */
  motion = $state(!still.matches && kept('motion') !== 'off');

  constructor() {
    dark.addEventListener('change', () => this.paint());
    still.addEventListener('change', () => (this.motion = !still.matches && kept('motion') !== 'off'));
    this.paint();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.paint();
  }

  hear(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  move(on: boolean): void {
    keep('motion', on ? 'on' : 'off');
    this.motion = on && !still.matches;
  }

  private paint(): void {
    const night = this.theme === 'night' || (this.theme === 'auto' && dark.matches);
    document.documentElement.dataset['theme'] = night ? 'night' : 'day';
  }
}

export const preferences = new Preferences();
