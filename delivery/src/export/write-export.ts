import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { mapConcurrently } from '../map-concurrently.ts';
import { readJson } from '../store/json.ts';
import type { ExportedFile } from './exported-files.ts';

/** What is written. */
export interface ExportContent {
  revision: number;
  files: readonly ExportedFile[];
  /** Further files of the site, by path. */
  texts: Readonly<Record<string, string>>;
  /** The configurations, by name, from the folder with the site. */
  configurations: (root: string) => Readonly<Record<string, string>>;
}

/** What was written. */
export interface WrittenExport {
  /** Folder with the files of the site, below that of the export. */
  root: string;
  /** Files of the site. */
  files: number;
  /** Those among them that the export before did not have. */
  changed: number;
}

/** `export.json` of an export. */
interface ExportRecord {
  export: 1;
  /** Its folder, and that of the export before, which servers read until they have read the new configuration. */
  folder: string;
  before?: string;
}

const recordFile = 'export.json';

/** After this time a folder that is not complete is that of a process that ended. In milliseconds. */
const draftAge = 24 * 60 * 60_000;

/**
 * Writes an export into a folder: the files of the site into one of their own, which appears complete, then the
 * configurations that lead to it, each by a rename. Files are links to those of the store, or of the export before where
 * the store is on another disk.
 *
 * @returns what was written; `undefined` when the folder has that very export
 * @throws {UserError} when the folder holds something else
 */
export async function writeExport(target: string, content: ExportContent): Promise<WrittenExport | undefined> {
  const { revision, files, texts, configurations } = content;
  const last = await readRecord(target);
  const listed = await mapConcurrently(16, files, async ({ path, source }) => {
    const { size, mtimeMs } = await stat(source);
    return [path, size, Math.floor(mtimeMs)] as const;
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([listed, texts, configurations('')]))
    .digest('hex');
  const folder = `r${revision}-${digest.slice(0, 12)}`;
  const root = `${folder}/site`;
  if (last?.folder === folder) return undefined;

  await mkdir(target, { recursive: true });
  const draft = join(target, `.draft-${randomUUID()}`);
  const before = last && join(target, last.folder, 'site');
  let changed = 0;
  try {
    await mapConcurrently(16, files, async ({ path, source }) => {
      if (!(await place(source, join(draft, 'site', path), before && join(before, path)))) changed += 1;
    });
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(dirname(join(draft, 'site', path)), { recursive: true });
      await writeFile(join(draft, 'site', path), text);
      if (!before || (await readFile(join(before, path), 'utf8').catch(() => '')) !== text) changed += 1;
    }
    await rm(join(target, folder), { recursive: true, force: true });
    await rename(draft, join(target, folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const record: ExportRecord = { export: 1, folder, ...(last && { before: last.folder }) };
  for (const [name, text] of Object.entries({ ...configurations(root), [recordFile]: JSON.stringify(record) }))
    await replaceFile(join(target, name), text);
  await removeOlder(target, record);
  return { root, files: files.length + Object.keys(texts).length, changed };
}

/** @throws {UserError} when there is something that no export has written */
async function readRecord(target: string): Promise<ExportRecord | undefined> {
  const names = await readdir(target).catch((cause) => {
    if (cause.code === 'ENOENT') return [];
    throw new UserError(`${target} is no folder that can be read. Nothing was written.`);
  });
  const record = await readJson<ExportRecord>(join(target, recordFile));
  if (record?.export === 1 && typeof record.folder === 'string') return record;
  if (names.every((name) => name.startsWith('.draft-'))) return undefined;
  throw new UserError(`${target} holds something else than an export, so nothing was written. Name an empty folder.`);
}

/** Puts a file of the store at its place. @returns whether the export before had the same */
async function place(source: string, target: string, before: string | undefined): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  const { size, mtimeMs, atime, mtime } = await stat(source);
  const known = before ? await stat(before).catch(() => undefined) : undefined;
  const isSame = known?.size === size && Math.floor(known.mtimeMs) === Math.floor(mtimeMs);
  try {
    await link(source, target);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause;
    if (isSame && before) await link(before, target);
    else {
      await copyFile(source, target);
      await utimes(target, atime, mtime);
    }
  }
  return isSame;
}

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function removeOlder(target: string, { folder, before }: ExportRecord): Promise<void> {
  for (const name of await readdir(target)) {
    const isOlder = /^r\d+-\w+$/.test(name) && name !== folder && name !== before;
    if (isOlder || (name.startsWith('.draft-') && (await isOld(join(target, name)))))
      await rm(join(target, name), { recursive: true, force: true });
  }
}

const isOld = async (folder: string) => (await stat(folder)).mtimeMs < Date.now() - draftAge;
