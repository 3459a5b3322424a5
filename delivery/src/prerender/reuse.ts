import { existsSync } from 'node:fs';
import { access, link, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { copyEnds, precompressFile } from '../store/compress.ts';
import { documentFile, type Fingerprint, type ListedPage } from '../store/page-list.ts';
import { reasonFor } from './fingerprint.ts';

export interface ReusablePage {
  folder: string;
  page: ListedPage;
}

/** What an earlier revision has with its compressed copies stays there. */
export async function reusePage(
  { folder, page }: ReusablePage,
  target: string,
  isCompressed: boolean,
): Promise<ListedPage | undefined> {
  const source = documentFile(folder, page);
  const files = ['', ...copyEnds].map((end) => source + end);
  const found = await Promise.all(files.map(isThere));
  if (!found[0]) return undefined;
  const placed = placeOf({ folder, page });
  return found.every(Boolean) && placed ? placed : linkPage(source, page, target, isCompressed);
}

export async function resumePage(
  found: readonly ReusablePage[] | undefined,
  fingerprint: Fingerprint,
  target: string,
  isCompressed: boolean,
): Promise<ListedPage | undefined> {
  const same = found?.find(({ page }) => !reasonFor(page.fingerprint, fingerprint));
  if (!same) return undefined;
  return reusePage(same, target, isCompressed).catch(async () => {
    // The link is the old file itself, which must not change.
    for (const end of ['', ...copyEnds]) await rm(join(target, same.page.file + end), { force: true });
    return undefined;
  });
}

export function placeOf({ folder, page }: ReusablePage): ListedPage | undefined {
  if (page.in !== undefined) return page;
  const revision = basename(dirname(folder)) === 'pages' ? Number(basename(folder)) : Number.NaN;
  return Number.isInteger(revision) ? { ...page, in: revision } : undefined;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function linkPage(
  source: string,
  { in: _, ...page }: ListedPage,
  target: string,
  isCompressed: boolean,
): Promise<ListedPage> {
  const file = join(target, page.file);
  await mkdir(dirname(file), { recursive: true });
  await link(source, file);
  for (const end of copyEnds) if (existsSync(source + end)) await link(source + end, file + end);
  if (isCompressed && copyEnds.some((end) => !existsSync(file + end))) await compressAgain(file);
  return page;
}

async function compressAgain(file: string): Promise<void> {
  for (const end of copyEnds) await rm(file + end, { force: true });
  await precompressFile(file);
}
