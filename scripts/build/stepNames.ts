// The build steps by name, and which of them each command needs. Kept apart from `steps.ts`, which imports half of the code.

export const STEP_NAMES = [
  'tariff data',
  'prompt catalog',
  'API documents',
  'web files',
  'programs',
  'library',
  'edge workers',
  'third-party notices',
  'provenance',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const FOR_DATA: readonly StepName[] = ['tariff data', 'prompt catalog'];
/** What the sources need to serve from. */
export const FOR_SOURCES: readonly StepName[] = [...FOR_DATA, 'API documents', 'web files'];
/** What `npm start` serves from, and the server. */
export const FOR_SERVER: readonly StepName[] = [...FOR_SOURCES, 'programs'];
/** What the tests of programs and library use. */
export const FOR_PROGRAMS: readonly StepName[] = [...FOR_SERVER, 'library'];
