// Chromium as the journeys and the measuring start it.
import { existsSync } from 'node:fs';

/** Chromium without a window takes a third less of a processor than one that hides its window. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const CHROMIUM = PROGRAMS.find((program) => existsSync(program)) ?? '/usr/bin/chromium';

export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For pages that are only looked at: a script that runs once on each is not worth optimising, which takes a quarter. */
export const GLANCE_FLAGS: readonly string[] = ['--js-flags=--no-opt --no-maglev'];
