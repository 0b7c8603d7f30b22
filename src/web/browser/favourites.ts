// The prompts that a person marked, kept in this browser alone.

export interface Favourite {
  readonly slug: string;
  readonly title: string;
}

const KEY = 'kosh-favourites';
const MOST = 200;

/** What a kept text says; whatever is no favourite is left out. */
export function readFavourites(text: string | null): readonly Favourite[] {
  let kept: unknown;
  try {
    kept = text === null ? [] : JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, MOST).flatMap((one: unknown): readonly Favourite[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { slug, title } = one as Partial<Favourite>;
    const isOne = typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug) && typeof title === 'string';
    return isOne ? [{ slug, title: title.slice(0, 120) }] : [];
  });
}

export function keptFavourites(): readonly Favourite[] {
  try {
    return readFavourites(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Adds it or takes it away, and hands back what is kept now. */
export function toggleFavourite(favourite: Favourite): readonly Favourite[] {
  const before = keptFavourites();
  const others = before.filter(({ slug }) => slug !== favourite.slug);
  const now = others.length < before.length ? others : [favourite, ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    return before;
  }
  return now;
}
