// The build steps by their names, and which of them what asks for a build needs; apart from the steps, which load half of
// the sources.

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
  'best compression',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const FOR_DATA: readonly StepName[] = ['tariff data', 'prompt catalog'];
/** What the sources need to serve from. */
export const FOR_SOURCES: readonly StepName[] = [...FOR_DATA, 'API documents', 'web files'];
/** What a server serves from, and the server. */
export const FOR_SERVER: readonly StepName[] = [...FOR_SOURCES, 'programs'];
/** What the tests of the programs meet. */
export const FOR_PROGRAMS: readonly StepName[] = [...FOR_SERVER, 'library'];
/** All that is shipped; the best compression shows in nothing but size, and takes most of a minute. */
export const FOR_PACKAGE: readonly StepName[] = [...FOR_PROGRAMS, 'edge workers', 'third-party notices', 'provenance'];
