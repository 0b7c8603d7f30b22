// Opens the MCP server as agents do: over HTTP at both services, and as a child process over its standard streams.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const CLI = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

const newClient = (): Client => new Client({ name: 'kosh-test', version: '1.0.0' });

export async function overHttp(baseUrl: string): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl)));
  return client;
}

/** `options`: of `kosh mcp`. */
export async function overStdio(options: readonly string[] = []): Promise<Client> {
  const client = newClient();
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp', ...options] }));
  return client;
}

/** The child process with raw lines; `answers` waits for so many lines and reads them. */
export function spokenTo(lines: readonly string[]): {
  readonly child: ChildProcess;
  answers(count: number): Promise<readonly unknown[]>;
} {
  const child = spawn(process.execPath, [CLI, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${lines.join('\n')}\n`);
  return {
    child,
    async answers(count) {
      const heard: unknown[] = [];
      for await (const line of createInterface(child.stdout)) {
        heard.push(JSON.parse(line));
        if (heard.length === count) break;
      }
      return heard;
    },
  };
}
