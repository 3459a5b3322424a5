import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { documentFile, type PageList, revisionsIn } from '../store/page-list.ts';
import { keptRegistries } from '../store/past-registries.ts';
import { copyEnds } from '../store/precompress.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { documentPath } from './document-path.ts';
import { errorDocument, siteFiles } from './rules-of.ts';

/** What the pages of elements were made from. */
const recordFile = /^\/embed\/[a-z]+\/[^/]*\.json(?:\.\w+)?$/;

/** A file of the site, and where it comes from. */
export interface ExportedFile {
  /** `/languages/index.html` */
  path: string;
  source: string;
}

/**
 * Every file that browsers and partners may ask for: the documents of a revision, the browser files of its releases and
 * of those that open tabs may still have, pictures, and what partners load.
 */
export async function exportedFiles(store: Store, registry: Registry, list: PageList): Promise<ExportedFile[]> {
  const past = await keptRegistries(store);
  const releases = [registry, ...past].flatMap((one) => namesIn(one).map((name) => [name, releaseIn(one, name) ?? '']));
  const addresses = [...new Set(releases.map((release) => release.join('/')))];
  const parts = await Promise.all([
    documentsOf(store, store.pages(registry.revision), list),
    ...addresses.map((address) => filesIn(join(store.directory, address, 'browser'), `/areas/${address}/browser`)),
    filesIn(store.pictures(''), '/pictures'),
    embedFilesOf(store, registry.embed),
  ]);
  return parts.flat();
}

async function documentsOf(store: Store, folder: string, { pages }: PageList): Promise<ExportedFile[]> {
  const folders = [folder, ...revisionsIn({ pages }).map((revision) => store.pages(revision))];
  const there = new Set((await Promise.all(folders.map((one) => filesIn(one, '')))).flat().map(({ source }) => source));
  const documents = Object.entries(pages).map(([key, page]) => ({
    source: documentFile(folder, page),
    path: key === '/404' ? errorDocument : documentPath(page.file),
  }));
  const sitemaps = (await readdir(folder)).filter((name) => /^sitemap-\d+\.xml$/.test(name)).map((name) => `/${name}`);
  const others = [...siteFiles, ...sitemaps].map((path) => ({ source: join(folder, path), path }));
  return [...documents, ...others].flatMap(({ source, path }) =>
    ['', ...copyEnds].flatMap((end) =>
      there.has(source + end) || end === '' ? { path: path + end, source: source + end } : [],
    ),
  );
}

async function embedFilesOf(store: Store, live: string | undefined): Promise<ExportedFile[]> {
  const names = await readdir(store.embed('')).catch(() => []);
  const versions = names.filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const parts = await Promise.all([
    ...versions.map((version) => filesIn(store.embed(version), `/embed/${version}`)),
    live ? filesIn(store.embed(live), '/embed/v1') : [],
    ...['preview', 'frame'].map((name) => filesIn(store.embed(name), `/embed/${name}`)),
  ]);
  return parts.flat().filter(({ path }) => !recordFile.test(path));
}

/** Files below a folder, at their paths below another one. None where there is no folder. */
async function filesIn(folder: string, path: string): Promise<ExportedFile[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const source = join(parentPath, name);
      return { path: `${path}/${relative(folder, source).split(sep).join('/')}`, source };
    });
}
