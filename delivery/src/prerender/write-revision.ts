import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { precompressFile } from '../store/compress.ts';
import {
  type ListedPage,
  type PageList,
  pageListFile,
  revisionsIn,
  unservedFiles,
  usesFile,
} from '../store/page-list.ts';
import { type Answers, writeAnswers } from './answers.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { type Reason, sha256 } from './fingerprint.ts';
import type { PrerenderedSite, PrerenderOptions } from './prerender-options.ts';
import { type KeptSearched, writeSearchIndex } from './search-index.ts';
import { writtenFile } from './unfinished.ts';

export interface WrittenPage {
  key: string;
  page: ListedPage | undefined;
  reason?: Reason | undefined;
  /** Not written, so it shows what it showed. */
  isLeft?: boolean;
  searched?: KeptSearched | undefined;
}

interface RevisionToWrite<Page> {
  pages: readonly Page[];
  script: string;
  answers?: Answers;
  write: (page: Page, target: string) => Promise<WrittenPage>;
  concurrency?: number;
}

export async function writeRevision<Page>(
  options: PrerenderOptions,
  { pages, script, answers, write, concurrency = 4 }: RevisionToWrite<Page>,
): Promise<Pick<PrerenderedSite, 'prerendered' | 'reused' | 'after'>> {
  const { store, registry, config, isDryRun } = options;
  const target = store.pages(registry.revision);
  if (!isDryRun) await rm(target, { recursive: true, force: true });
  const written = await mapConcurrently(concurrency, pages, (page) => write(page, target));
  const prerendered = Object.fromEntries(written.flatMap(({ key, reason }) => (reason ? [[key, reason]] : [])));
  const reused = written.filter(({ reason }) => !reason).map(({ key }) => key);
  if (isDryRun) return { prerendered, reused };
  const list: PageList = {
    script,
    site: siteHash(options),
    pages: Object.fromEntries(written.flatMap(({ key, page }) => (page ? [[key, page]] : []))),
  };
  await mkdir(target, { recursive: true });
  await rm(join(target, writtenFile), { force: true });
  const searched = new Map(written.flatMap(({ key, searched }) => (searched ? [[key, searched] as const] : [])));
  const writeJson = (name: string, value: unknown) => writeFile(join(target, name), JSON.stringify(value));
  await Promise.all([
    writeSearchIndex(target, list, registry, searched),
    writeJson(pageListFile, list),
    answers && writeAnswers(target, answers, new Set(written.flatMap(({ key, isLeft }) => (isLeft ? [key] : [])))),
    writeCrawlerFiles(target, list, config.origin),
    writeJson(usesFile, revisionsIn(list)),
    writeJson('registry.json', registry),
  ]);
  if (isCompressed(options)) for (const name of await servedFilesOf(target)) await precompressFile(join(target, name));
  return { prerendered, reused, after: { folder: target, list } };
}

const servedFilesOf = async (folder: string) =>
  (await readdir(folder)).filter((name) => /\.(?:json|txt|xml)$/.test(name) && !unservedFiles.includes(name));

export const isCompressed = ({ store }: PrerenderOptions) => store.compressesFirst === 'all';

export const siteHash = ({ config, registry }: PrerenderOptions) => sha256(JSON.stringify([config, registry.origins]));
