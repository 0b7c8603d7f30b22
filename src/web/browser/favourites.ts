// The prompts that a person marked, kept in this browser alone.

export interface Favourite {
  readonly slug: string;
  readonly title: string;
  /** Of the title: that of the page it was marked on, or English. */
  readonly language: string;
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
    // Those of earlier pages are English and do not say so.
    const { slug, title, language = 'en' } = one as Partial<Favourite>;
    const isOne = typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug) && typeof title === 'string';
    const isTold = typeof language === 'string' && /^[a-z]{2}$/.test(language);
    return isOne && isTold ? [{ slug, title: title.slice(0, 120), language }] : [];
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
