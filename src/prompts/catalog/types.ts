// The catalog as the build extracts it from the tools, and as the services answer from it.
import type { DeclaredExpectations, PromptTests } from '../expect/declared.ts';
import type { FieldMap, LawBasis } from '../kit.ts';
import type { PromptHistory, VersionChange } from '../versions/history.ts';
import type { CategorySlug, RoleSlug } from '../vocabulary.ts';
import type { CatalogLink } from './links.ts';
import type { Synonym } from './synonyms.ts';

/** Where a template was taken from. */
export interface TemplateSource {
  /** Path from the repository's root. */
  readonly file: string;
  /** First line of the template in that file, counted from 1. */
  readonly line: number;
  /** Of the template's UTF-8 bytes, hexadecimal. */
  readonly sha256: string;
}

/** One prompt whose template was extracted from a running tool. */
export interface PromptRecord {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: CategorySlug;
  readonly roles: readonly RoleSlug[];
  readonly law: LawBasis | null;
  readonly alsoKnownAs: readonly string[];
  readonly fields: FieldMap;
  readonly template: string;
  /** Rendering takes the language of the answer as well. Left out: it does not. */
  readonly takesLanguage?: boolean;
  /** What rendering works out from the values, as a phrase. Left out: nothing. */
  readonly computes?: string;
  readonly exampleOutput: string | null;
  /** Names of the parts of an answer. */
  readonly outputParts: readonly string[];
  /** What an answer must be like where the template cannot be read for it. Left out: nothing more. */
  readonly expect?: DeclaredExpectations;
  /** Left out: none yet. */
  readonly tests?: PromptTests;
  readonly source: TemplateSource;
  /** Its versions, the newest of which is this one. */
  readonly history: PromptHistory;
}

/** A prompt as its tool alone tells it. */
export type ExtractedPrompt = Omit<PromptRecord, 'history' | 'takesLanguage' | 'computes'>;

/** A tool that computes without a language model: never returned as a prompt. */
export interface DeferredRecord {
  readonly slug: string;
  readonly title: string;
  readonly category: CategorySlug;
  /** For people; `computes` is what the contract publishes. */
  readonly about: string;
  readonly computes: string;
  /** Versions of the law that it works by, the newest first. Left out: it rests on none. */
  readonly changes?: readonly VersionChange[];
  /** Fields that a form leaves empty at first. Left out: none. */
  readonly leftEmpty?: readonly string[];
}

/** The compiled catalog: `dist/data/catalog.json`. */
export interface CatalogFile {
  /** Fingerprint of everything below. */
  readonly version: string;
  /** ISO date on which the law behind the prompts was last read. */
  readonly asOf: string;
  readonly prompts: readonly PromptRecord[];
  /** The tools whose number the contract fixes. */
  readonly deferred: readonly DeferredRecord[];
  /** Tools that compute and came later. Left out: none. */
  readonly laterTools?: readonly DeferredRecord[];
  /** Left out: none. */
  readonly synonyms?: readonly Synonym[];
  /** Which prompt goes with which prompt or tool. Left out: none. */
  readonly links?: readonly CatalogLink[];
  /** What exported tests run over answers: JavaScript (`export/checkCode.ts`). Left out: they are not exported. */
  readonly checkCode?: string;
}
