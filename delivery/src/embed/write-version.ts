import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompressFile } from '../store/precompress.ts';
import { type EmbedFiles, jsonFile } from './embed-files.ts';
import { writeFolder } from './write-folder.ts';

/**
 * Writes the files of an exact version into its folder, with its number and the addresses of the provider in them,
 * compressed copies beside them, and `manifest.json` with the hash and the size of each.
 */
export const writeVersion = (
  folder: string,
  { version, bases, files }: { version: string; bases: string; files: EmbedFiles },
): Promise<void> =>
  writeFolder(folder, async (draft) => {
    const write = async ([name, source]: [string, Buffer]) => {
      const bytes = filledIn(name, source, { __EMBED_VERSION__: version, __EMBED_BASES__: bases });
      return [name, await writeWithCopies(join(draft, name), bytes)] as const;
    };
    const facts = Object.fromEntries(await Promise.all([...files].map(write)));
    await writeWithCopies(join(draft, 'manifest.json'), jsonFile({ version, files: facts }));
  });

/** The file with values in place of their names, if it is one of text. */
function filledIn(name: string, bytes: Buffer, values: Readonly<Record<string, string>>): Buffer {
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

/** `manifest.json` of a version. */
export interface Manifest {
  version: string;
  files: Readonly<Record<string, FileFacts>>;
}

/** One file in `manifest.json`. */
interface FileFacts {
  /** As in an `integrity` attribute. */
  integrity: string;
  bytes: number;
  /** Bytes as sent, compressed with brotli. */
  brotli: number;
}
