/** What this browser remembers for its reader. A browser that refuses to remember is no reason to fail. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`paddlewheel-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`paddlewheel-${name}`, value);
  } catch {
    // It is forgotten when the page is closed.
  }
}
