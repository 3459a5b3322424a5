import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { elementsManifest } from '@agile-languages/shared/embed/spec';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { root } from '../paths.ts';
import { precompress } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';
import { commonFiles } from './common-files.ts';
import { writePreviewPages } from './preview-pages.ts';

const brotli = promisify(brotliCompress);
const features = ['assessment', 'enrolment'] as const;
const written = join(root, 'shared/src/embed/published');

/**
 * Publishes what partners load as an immutable folder `embed/<exact version>/`. The same bytes keep their version, so
 * that a rollback leads back to the version before.
 *
 * @param releases live release of each area
 * @returns the version, or `undefined` when the releases bring nothing to embed
 */
export async function publishEmbed(
  store: Store,
  { apiBase, fileBase }: SiteConfig,
  releases: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const folders = features.map((name) => join(store.release(name, releases[name] ?? ''), 'embed'));
  if (!folders.every((folder) => existsSync(folder))) return undefined;
  await writePreviewPages(store);

  const files = new Map<string, Buffer>();
  for (const folder of [await commonFiles(store), written, ...folders])
    for (const name of (await readdir(folder)).sort()) files.set(name, await readFile(join(folder, name)));
  files.set('custom-elements.json', Buffer.from(`${JSON.stringify(elementsManifest(), null, 2)}\n`));
  const bases = `${apiBase} ${fileBase}`;
  const key = createHash('sha256').update(bases);
  for (const [name, bytes] of files) key.update(`${name}\0`).update(bytes);
  const digest = key.digest('hex').slice(0, 16);

  const versions = await readVersions(store);
  const known = Object.keys(versions).find((version) => versions[version] === digest);
  if (known && existsSync(store.embed(known))) return known;
  const version = known ?? `1.0.${Object.keys(versions).length + 1}`;
  await write(store.embed(version), version, bases, files);
  await writeFile(versionsFile(store), JSON.stringify({ ...versions, [version]: digest }, null, 2));
  return version;
}

async function write(folder: string, version: string, bases: string, files: Map<string, Buffer>): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    const manifest: Record<string, FileFacts> = {};
    const put = async (name: string, bytes: Buffer) => {
      await writeFile(join(draft, name), bytes);
      manifest[name] = await factsOf(bytes);
    };
    for (const [name, bytes] of files)
      await put(
        name,
        /\.(?:js|json|ts)$/.test(name)
          ? Buffer.from(bytes.toString().replaceAll('__EMBED_VERSION__', version).replaceAll('__EMBED_BASES__', bases))
          : bytes,
      );
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify({ version, files: manifest }, null, 2)}\n`);
    await precompress(draft);
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function factsOf(bytes: Buffer): Promise<FileFacts> {
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: (await brotli(bytes)).length,
  };
}

const versionsFile = (store: Store) => store.embed('versions.json');

async function readVersions(store: Store): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(versionsFile(store), 'utf8'));
  } catch {
    return {};
  }
}

/** One file in `manifest.json`. */
interface FileFacts {
  /** As in an `integrity` attribute. */
  integrity: string;
  bytes: number;
  /** Bytes as sent, compressed with brotli. */
  brotli: number;
}
