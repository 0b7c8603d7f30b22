// The catalog as one object: list, filter, rank, get, render, schema and counts, offline.
import { butCame, checkNames } from '../../contract/came.ts';
import { onceInSteps } from '../../steps/once.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import { computedFacts } from '../../tools/computedFacts.ts';
import { withFacts } from '../computedFacts.ts';
import { asRendered, renderTemplate } from '../render.ts';
import { checkValues, isFieldValues, type Problem } from '../values.ts';
import { CATEGORIES, type CategorySlug, ROLES, type RoleSlug } from '../vocabulary.ts';
import type { CatalogLink } from './links.ts';
import { type Fit, PromptSearch } from './search.ts';
import type { Synonym } from './synonyms.ts';
import type { CatalogFile, DeferredRecord, PromptRecord } from './types.ts';

export interface PromptFilter {
  readonly q?: string | undefined;
  /** A slug or its label, in any case. */
  readonly category?: string | undefined;
  readonly role?: string | undefined;
  readonly indiaOnly?: boolean | undefined;
}

export type Rendering =
  | { readonly ok: true; readonly prompt: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface CategoryCount {
  readonly slug: CategorySlug;
  readonly label: string;
  readonly count: number;
  readonly indiaCount: number;
}

export interface RoleCount {
  readonly slug: RoleSlug;
  readonly label: string;
  readonly count: number;
}

/** The file's content, sorted and by slug. */
interface Content {
  readonly asOf: string;
  readonly prompts: readonly PromptRecord[];
  readonly deferred: readonly DeferredRecord[];
  readonly calculators: readonly DeferredRecord[];
  readonly synonyms: readonly Synonym[];
  readonly links: readonly CatalogLink[];
  readonly checkCode: string;
  readonly bySlug: ReadonlyMap<string, PromptRecord>;
}

function contentOf(file: CatalogFile): Content {
  const { asOf, prompts, deferred, laterTools = [], synonyms = [], links = [], checkCode = '' } = file;
  return {
    asOf,
    prompts: [...prompts].sort((a, b) => compareTitle(a.title, b.title) || compareText(a.slug, b.slug)),
    deferred,
    calculators: [...deferred, ...laterTools].sort((a, b) => compareText(a.slug, b.slug)),
    synonyms,
    links,
    checkCode,
    bySlug: new Map(prompts.map((prompt) => [prompt.slug, prompt])),
  };
}

export class Catalog {
  readonly version: string;
  readonly #opening: () => Steps<Content>;
  readonly #search = onceInSteps(() => PromptSearch.of(this.prompts, this.#content().synonyms));
  isOpen = false;

  constructor(version: string, read: () => Steps<CatalogFile>) {
    this.version = version;
    this.#opening = onceInSteps(function* () {
      return contentOf(yield* read());
    });
  }

  /** Reads the content, in steps; otherwise the first call that needs it reads it at once. */
  *open(): Steps<void> {
    yield* this.#opening();
    this.isOpen = true;
  }

  /** Makes the index of the search, in steps; otherwise the first search makes it at once. */
  *prepare(): Steps<void> {
    yield* this.open();
    yield* this.#search();
  }

  #content(): Content {
    return drained(this.#opening());
  }

  get asOf(): string {
    return this.#content().asOf;
  }

  /** By title. */
  get prompts(): readonly PromptRecord[] {
    return this.#content().prompts;
  }

  get deferred(): readonly DeferredRecord[] {
    return this.#content().deferred;
  }

  /** Every tool that computes, by slug: the deferred ones and those that came later. */
  get calculators(): readonly DeferredRecord[] {
    return this.#content().calculators;
  }

  /** What exported tests run over answers. */
  get checkCode(): string {
    return this.#content().checkCode;
  }

  /** Undefined for an unknown slug and for that of a tool that computes. */
  get(slug: string): PromptRecord | undefined {
    return this.#content().bySlug.get(slug);
  }

  /** What goes with a prompt or a tool: where it leads first, then what leads to it. */
  linksOf(slug: string): readonly CatalogLink[] {
    const { links } = this.#content();
    return [...links.filter(({ from }) => from === slug), ...links.filter(({ to }) => to === slug)];
  }

  /** The title of a prompt or a tool; undefined: there is none with this slug. */
  titleOf(slug: string): string | undefined {
    return this.get(slug)?.title ?? this.calculators.find((tool) => tool.slug === slug)?.title;
  }

  /** All prompts that fit: best match first with `q`, by title without. */
  find(filter: PromptFilter = {}): readonly PromptRecord[] {
    checkFilter(filter);
    const { q, category, role, indiaOnly = false } = filter;
    const wantedCategory = category === undefined ? undefined : slugOf(CATEGORIES, category);
    const wantedRole = role === undefined ? undefined : slugOf(ROLES, role);
    if (category !== undefined && wantedCategory === undefined) return [];
    if (role !== undefined && wantedRole === undefined) return [];
    const ranked = q === undefined || q.trim() === '' ? this.prompts : drained(this.#search()).rank(q);
    return ranked.filter(
      (prompt) =>
        (wantedCategory === undefined || prompt.category === wantedCategory) &&
        (wantedRole === undefined || prompt.roles.includes(wantedRole)) &&
        (!indiaOnly || prompt.law !== null),
    );
  }

  /** How far the first of what `find` gave for `q` is about it. */
  fit(q: string, [first]: readonly PromptRecord[]): Fit {
    return first === undefined ? 'none' : drained(this.#search()).fit(q, first);
  }

  /** Fills a prompt's template, the parameters of rendering included; reports every problem with the values at once. */
  render(prompt: PromptRecord, values: Readonly<Record<string, unknown>>): Rendering {
    if (!isFieldValues(prompt))
      throw new TypeError(butCame('prompt must be one that find or get gave')({ input: prompt }));
    if (!isFieldValues(values))
      throw new TypeError(butCame('values must be an object of field names and values')({ input: values }));
    const checked = checkValues(asRendered(prompt).fields, values);
    return checked.ok ? { ok: true, prompt: filled(prompt, checked.texts) } : checked;
  }

  /** Every category that has prompts, in the vocabulary's order. */
  categories(): readonly CategoryCount[] {
    return keysOf(CATEGORIES)
      .map((slug) => {
        const members = this.prompts.filter(({ category }) => category === slug);
        const indiaCount = members.filter(({ law }) => law !== null).length;
        return { slug, label: CATEGORIES[slug], count: members.length, indiaCount };
      })
      .filter(({ count }) => count > 0);
  }

  /** Roles by the number of their prompts, the most served first. */
  roles(): readonly RoleCount[] {
    return keysOf(ROLES)
      .map((slug) => ({
        slug,
        label: ROLES[slug],
        count: this.prompts.filter(({ roles }) => roles.includes(slug)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || compareText(a.label, b.label));
  }
}

/** Checked texts with the facts that are worked out from them. */
export const withComputed = (prompt: PromptRecord, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  prompt.computes === undefined ? texts : withFacts(texts, (given) => computedFacts(prompt.slug, given));

/** The finished prompt of checked texts. */
export const filled = (prompt: PromptRecord, texts: ReadonlyMap<string, string>): string =>
  renderTemplate(asRendered(prompt).template, withComputed(prompt, texts));

const FILTERS = ['q', 'category', 'role', 'indiaOnly'] as const satisfies readonly (keyof PromptFilter)[];

function checkFilter(filter: PromptFilter): void {
  checkNames(filter, FILTERS);
  for (const name of ['q', 'category', 'role'] as const) {
    const text: unknown = filter[name];
    if (text !== undefined && typeof text !== 'string')
      throw new TypeError(butCame(`${name} must be a text`)({ input: text }));
  }
}

/** As a reader looks for it: capital letters count as small ones. */
const compareTitle = (a: string, b: string): number => compareText(a.toLowerCase(), b.toLowerCase());

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const keysOf = <Slug extends string>(vocabulary: Readonly<Record<Slug, string>>) => Object.keys(vocabulary) as Slug[];

/** The slug meant by a slug or a label, in any case. */
function slugOf<Slug extends string>(vocabulary: Readonly<Record<Slug, string>>, wanted: string): Slug | undefined {
  const text = wanted.trim().toLowerCase();
  return keysOf(vocabulary).find((slug) => slug === text || vocabulary[slug].toLowerCase() === text);
}
