/** The art of the games, made by the server: fetched once for each game and put into the page, where pieces use it by id. */

const asked = new Map<string, Promise<void>>();

export function needArt(game: string): Promise<void> {
  let loading = asked.get(game);
  if (!loading) {
    loading = load(game).catch(() => void asked.delete(game));
    asked.set(game, loading);
  }
  return loading;
}

async function load(game: string): Promise<void> {
  const answer = await fetch(`/art/${game}.svg`);
  if (!answer.ok) throw new Error(String(answer.status));
  const art = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  art.setAttribute('class', 'art-store');
  art.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(art, true));
}
