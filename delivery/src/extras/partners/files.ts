import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs, elementsManifest } from '@agile-languages/shared/embed/spec';
import { transform } from 'lightningcss';
import { precompressFile } from '../../store/compress.ts';
import { jsonText } from '../../store/json.ts';

export type EmbedFiles = ReadonlyMap<string, Buffer>;

/** No view takes the place of a common file. */
export async function readEmbedFiles(views: EmbedFiles, common: readonly string[]): Promise<EmbedFiles> {
  const lists = await Promise.all(common.map(async (folder) => readFiles(folder, await readdir(folder))));
  return new Map([...views, ...lists.flat(), ['custom-elements.json', jsonFile(elementsManifest())]]);
}

export const hasEveryElement = (views: EmbedFiles): boolean =>
  elementSpecs.every(({ module }) => views.has(`${module}.js`));

export const jsonFile = (value: unknown): Buffer => Buffer.from(jsonText(value));

export const readFiles = (folder: string, names: readonly string[]): Promise<[name: string, bytes: Buffer][]> =>
  Promise.all(names.toSorted().map(async (name) => [name, await readFile(join(folder, name))]));

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
  if (name.endsWith('.css')) return Buffer.from(transform({ filename: name, code: bytes, minify: true }).code);
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
