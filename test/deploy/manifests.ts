// Reads the deployment's files: YAML of one or more documents, and the instructions of the Containerfile.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
export const DEPLOY = join(ROOT, 'deploy');

export interface Mapping {
  readonly [key: string]: unknown;
}

/** It comes without types. */
const { loadAll } = createRequire(import.meta.url)('js-yaml') as { loadAll: (text: string) => unknown[] };

export const documentsOf = (path: string): readonly Mapping[] =>
  loadAll(readFileSync(join(DEPLOY, path), 'utf8')) as Mapping[];

export const kubernetesFiles = (): readonly string[] =>
  readdirSync(join(DEPLOY, 'kubernetes'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `kubernetes/${name}`);

/** Every Kubernetes object but the list of files. */
export const kubernetesObjects = (): readonly Mapping[] =>
  kubernetesFiles()
    .flatMap(documentsOf)
    .filter(({ kind }) => kind !== 'Kustomization');

/** A value inside nested mappings and lists. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Mapping | undefined)?.[key], value);
}

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of each stage; those before the first FROM are left out. */
export function stagesOf(containerfile: string): readonly (readonly Instruction[])[] {
  const lines = containerfile.replace(/\\\n/g, ' ').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([]);
    if (word !== '') stages.at(-1)?.push({ word, rest });
  }
  return stages;
}
