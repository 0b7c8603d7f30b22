// Writes what is inside what we ship: a bill of materials (CycloneDX 1.6) and the notices of the packages' licences.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledPackages } from './bundledPackages.ts';
import { type LockFile, nameAt, placeOf, readLockFile } from './lockFile.ts';

export interface Component {
  readonly type: 'library' | 'application';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly scope?: 'required';
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export interface BillOfMaterials {
  readonly $schema: string;
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export async function writeBillOfMaterials(root: string): Promise<void> {
  const lock = await readLockFile(root);
  const places = await bundledPackages(root);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'sbom.cdx.json'), `${JSON.stringify(billOf(lock, places), null, 1)}\n`);
  await writeFile(join(root, 'dist', 'third-party-notices.txt'), await noticesOf(root, lock, places));
}

/** The same for the same lock file and places: no time and nothing random. */
function billOf(lock: LockFile, places: readonly string[]): BillOfMaterials {
  const bundled = new Set(places);
  const refAt = (place: string): string => purlOf(nameAt(place), lock.packages[place]?.version ?? '');
  const own = lock.packages[''];
  const component: Component = {
    type: 'application',
    'bom-ref': purlOf(lock.name, lock.version),
    name: lock.name,
    version: lock.version,
    purl: purlOf(lock.name, lock.version),
    licenses: licensesOf(own?.license),
  };
  const dependencies = places.map((place) => ({
    ref: refAt(place),
    dependsOn: Object.keys(wantedBy(lock, place))
      .flatMap((name) => placeOf(lock, place, name) ?? [])
      .filter((found) => bundled.has(found))
      .map(refAt),
  }));
  const direct = Object.keys({ ...own?.dependencies, ...own?.devDependencies })
    .map((name) => `node_modules/${name}`)
    .filter((place) => bundled.has(place));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(places.map(refAt).join('\n')),
    version: 1,
    metadata: { component },
    components: places.map((place) => componentAt(lock, place)),
    dependencies: [{ ref: component['bom-ref'], dependsOn: direct.map(refAt) }, ...dependencies],
  };
}

function componentAt(lock: LockFile, place: string): Component {
  const locked = lock.packages[place];
  if (locked === undefined) throw new Error(`${place} is bundled but not in package-lock.json; run "npm install".`);
  const name = nameAt(place);
  const purl = purlOf(name, locked.version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: locked.version,
    purl,
    scope: 'required',
    licenses: licensesOf(locked.license),
    hashes: hashesOf(locked.integrity),
  };
}

const wantedBy = ({ packages }: LockFile, place: string): Readonly<Record<string, unknown>> => ({
  // What a package takes when it happens to be there ("debug" takes "supports-color") is named here only.
  ...packages[place]?.peerDependenciesMeta,
  ...packages[place]?.peerDependencies,
  ...packages[place]?.optionalDependencies,
  ...packages[place]?.dependencies,
});

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licensesOf(license: string | undefined): Component['licenses'] {
  if (license === undefined) return [];
  return /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

/** `sha512-…` in base64, as npm writes it, in hexadecimal. */
function hashesOf(integrity = ''): NonNullable<Component['hashes']> {
  return integrity.split(' ').flatMap((one) => {
    const [, bits, content] = /^sha(256|384|512)-(.+)$/.exec(one) ?? [];
    return content === undefined
      ? []
      : [{ alg: `SHA-${bits}`, content: Buffer.from(content, 'base64').toString('hex') }];
  });
}

/** A name for this very content, in the form of a UUID. */
function serialOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What the licences ask for: their texts go wherever the code goes. */
async function noticesOf(root: string, { packages }: LockFile, places: readonly string[]): Promise<string> {
  const notices = await Promise.all(
    places.map(async (place) => {
      const { version = '', license = 'see its text' } = packages[place] ?? {};
      const files = (await readdir(join(root, place)))
        .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
        .sort();
      const texts = await Promise.all(files.map((name) => readFile(join(root, place, name), 'utf8')));
      // A package without a text of its own has the name of its licence and of who made it.
      const said = texts.length > 0 ? texts : [`${license} licence, by ${await authorOf(join(root, place))}`];
      return `${nameAt(place)} ${version} (${license})\n\n${said.map((text) => text.trim()).join('\n\n')}`;
    }),
  );
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `What is built holds code of these packages.${rule}${notices.join(rule)}\n`;
}

async function authorOf(folder: string): Promise<string> {
  const { author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly author?: string | { readonly name?: string };
  };
  return (typeof author === 'object' ? author.name : author) ?? 'its authors';
}
