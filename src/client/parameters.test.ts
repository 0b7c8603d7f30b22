// The parameters of the client are those that the services read.
import { expect, test } from 'vitest';
import { DiffQuery, ChangesQuery as PromptChangesQuery, SearchQuery } from '../services/prompts/promptRoutes.ts';
import { LookupQuery } from '../services/tariff/lookupRoutes.ts';
import { AsOfQuery, ChangesQuery } from '../services/tariff/tariffRoutes.ts';
import type {
  ChangesParameters,
  DayParameter,
  LookupParameters,
  PromptChangesParameters,
  SearchParameters,
  VersionNumbers,
} from './index.ts';

/** Every name of a type, once; the compiler asks for those that are missing. */
type Names<Parameters> = Readonly<Record<keyof Parameters, true>>;

const DAY: Names<DayParameter> = { as_of: true };
const LOOKUP: Names<LookupParameters> = { limit: true, as_of: true, brief: true };
const CHANGES: Names<ChangesParameters> = { from: true, to: true, limit: true, offset: true };
const VERSIONS: Names<VersionNumbers> = { from: true, to: true };
const PROMPT_CHANGES: Names<PromptChangesParameters> = { law: true, since: true, limit: true, offset: true };
const SEARCH: Names<SearchParameters> = {
  q: true,
  category: true,
  role: true,
  india: true,
  limit: true,
  offset: true,
  include_template: true,
};

test.each([
  ['a day', DAY, AsOfQuery.shape],
  ['a lookup', LOOKUP, LookupQuery.omit({ q: true, code: true }).shape],
  ['changes', CHANGES, ChangesQuery.shape],
  ['a search', SEARCH, SearchQuery.shape],
  ['versions', VERSIONS, DiffQuery.shape],
  ['changes of prompts', PROMPT_CHANGES, PromptChangesQuery.shape],
])('of %s', (_what, names, shape) => {
  expect(Object.keys(names)).toEqual(Object.keys(shape));
});
