import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs, elementsManifest } from '@agile-languages/shared/embed/spec';
import { precompressFile } from '../../store/compress.ts';
import { jsonText } from '../../store/json.ts';

export type EmbedFiles = ReadonlyMap<string, Buffer>;

/** Of two files with one name the later counts. */
export async function readEmbedFiles(folders: readonly string[]): Promise<EmbedFiles> {
  const lists = await Promise.all(folders.map(readFolder));
  return new Map([...lists.flat(), ['custom-elements.json', jsonFile(elementsManifest())]]);
}

export const hasEveryElement = (folders: readonly string[]): boolean =>
  elementSpecs.every(({ module }) => folders.some((folder) => existsSync(join(folder, `${module}.js`))));

export const jsonFile = (value: unknown): Buffer => Buffer.from(jsonText(value));

async function readFolder(folder: string): Promise<[name: string, bytes: Buffer][]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
}

export const writeVersion = (
  folder: string,
  { version, bases, site, files }: { version: string; bases: string; site: string; files: EmbedFiles },
): Promise<void> =>
  writeFolder(folder, async (draft) => {
    const write = async ([name, source]: [string, Buffer]) => {
      const bytes = filledIn(name, source, {
        ...{ __EMBED_VERSION__: version, __EMBED_BASES__: bases, __EMBED_SITE__: site },
      });
      return [name, await writeWithCopies(join(draft, name), bytes)] as const;
    };
    const facts = Object.fromEntries(await Promise.all([...files].map(write)));
    await writeWithCopies(join(draft, 'manifest.json'), jsonFile({ version, files: facts }));
  });

function filledIn(name: string, bytes: Buffer, values: Readonly<Record<string, string>>): Buffer {
  if (name.endsWith('.css')) return Buffer.from(bytes.toString().replaceAll(/\n\s*/g, ' '));
  if (!/\.(?:js|json|ts)$/.test(name)) return bytes;
  return Buffer.from(
    Object.entries(values).reduce((text, [key, value]) => text.replaceAll(key, value), bytes.toString()),
  );
}

async function writeWithCopies(file: string, bytes: Buffer): Promise<FileFacts> {
  await writeFile(file, bytes);
  const copies = await precompressFile(file);
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: copies['.br'].length,
  };
}

export interface Manifest {
  version: string;
  files: Readonly<Record<string, FileFacts>>;
}

interface FileFacts {
  integrity: string;
  bytes: number;
  brotli: number;
}

export async function writeFolder(folder: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await write(draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
