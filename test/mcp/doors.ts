// Opens the MCP server as agents do: over HTTP at both services, and as a child process over its standard streams.
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const CLI = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

const newClient = (): Client => new Client({ name: 'kosh-test', version: '1.0.0' });

export async function overHttp(baseUrl: string): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl)));
  return client;
}

export async function overStdio(): Promise<Client> {
  const client = newClient();
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp'] }));
  return client;
}
