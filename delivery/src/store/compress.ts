import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrently } from '../map-concurrently.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|html|json|svg|xml|txt)$/;

export type CompressedCopies = Readonly<Record<(typeof copyEnds)[number], Buffer>>;

export const copyEnds = ['.br', '.gz'] as const;

export async function precompress(directory: string): Promise<void> {
  await Promise.all((await uncompressedIn(directory)).map(precompressFile));
}

export async function precompressFile(file: string): Promise<CompressedCopies> {
  const copies = await compressedCopies(file);
  await Promise.all(copyEnds.map((end) => writeFile(file + end, copies[end])));
  return copies;
}

export async function uncompressedIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  return [...files].filter((file) => compressible.test(file) && copyEnds.some((end) => !files.has(file + end)));
}

async function compressedCopies(file: string): Promise<CompressedCopies> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    zip(bytes, { level: isLongList(file, bytes.length) ? 6 : 9 }),
  ]);
  return { '.br': br, '.gz': gz };
}

const qualityFor = (file: string, size: number) =>
  isLongList(file, size) ? listQuality : file.endsWith('.html') ? documentQuality : constants.BROTLI_MAX_QUALITY;

/** Quality 11 takes seconds for them, 5 a thirtieth of that. */
const isLongList = (file: string, size: number) => /\.(?:json|xml)$/.test(file) && size > 100_000;
const listQuality = 5;

/** Quality 10 takes a quarter of the time of 11 and leaves a document 2 to 4 % larger. */
const documentQuality = 10;

export async function compressFiles(drafts: string, files: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(drafts, '.compress-')).catch(unlessGone);
  if (!folder) return;
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await mapConcurrently(2, [...files.entries()], ([index, file]) =>
      compressFile(file, join(folder, String(index))).catch(unlessGone),
    );
  } finally {
    process.off('exit', clear);
    clear();
  }
}

async function compressFile(file: string, draft: string): Promise<void> {
  const copies = await compressedCopies(file);
  for (const end of copyEnds) {
    await writeFile(draft + end, copies[end]);
    await rename(draft + end, file + end);
  }
}

export function unlessGone(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
