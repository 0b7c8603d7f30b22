// Reads package-lock.json: which packages are installed where, with their versions, licences and checksums.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface LockFile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  /** By place: `node_modules/a/node_modules/b`; the package itself is at the empty place. */
  readonly packages: Readonly<
    Record<string, LockedPackage & { readonly devDependencies?: Readonly<Record<string, string>> }>
  >;
}

export async function readLockFile(root: string): Promise<LockFile> {
  return JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

/** The name of the package at a place. */
export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where a package at `from` finds `name`: beside it or in a folder above, as Node looks for it. */
export function placeOf({ packages }: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '' || !folder.includes('/node_modules/')) {
      return packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
    }
  }
}
