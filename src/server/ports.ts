// The ports to listen on, and the sentence for one that cannot be opened.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from './environment.ts';

/** A port, and the variable that it comes from. */
export interface SetPort {
  readonly variable: string;
  readonly port: number;
}

export const servicePorts = ({ tariffPort, promptsPort }: Environment) => ({
  tariff: { variable: 'TARIFF_PORT', port: tariffPort },
  prompts: { variable: 'PROMPTS_PORT', port: promptsPort },
});

/** Opens the port and closes it again, so that a port in use is named before anything else is done. */
export async function checkPort(port: SetPort, host: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port.port, host), 'listening');
  } catch (error) {
    throw portError(error, port, host);
  }
  server.close();
  await once(server, 'close');
}

/** What listening threw, in a sentence that names the variable wherever a variable is the cause. */
export function portError(error: unknown, { variable, port }: SetPort, host: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const wrong: Readonly<Record<string, string>> = {
    EADDRINUSE: `${variable} must be a free port, but ${port} is in use on ${host}`,
    EACCES: `${variable} must be a port that this user may open, but ${port} came`,
    EADDRNOTAVAIL: `HOST must be an address of this machine, but "${host}" came`,
    ENOTFOUND: `HOST must be an address of this machine, but "${host}" came`,
  };
  return code in wrong ? new Error(`${wrong[code]}.`) : error;
}
