// The engines the cluster runs on, as Debian installs them.
import { existsSync } from 'node:fs';
import { describe } from 'vitest';
import { NGINX, REDIS } from './installed.ts';

const JS_MODULE = '/usr/lib/nginx/modules/ngx_http_js_module.so';

const missing = [
  ...(REDIS === undefined ? ['redis-server'] : []),
  ...(NGINX === undefined ? ['nginx'] : []),
  ...(existsSync(JS_MODULE) ? [] : ['libnginx-mod-http-js']),
];

/** Describes tests on real engines; without them they are left out with a message, unless everything is required. */
export function onEngines(title: string, define: () => void): void {
  const isMissing = missing.length > 0;
  if (isMissing && process.env.KOSH_REQUIRE_ALL !== undefined) {
    throw new Error(`${title} needs the Debian packages ${missing.join(', ')}.`);
  }
  const name = isMissing ? `${title} (left out: ${missing.join(', ')} not installed)` : title;
  describe.skipIf(isMissing)(name, define);
}
