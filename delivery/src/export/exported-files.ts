import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import type { PageList } from '../store/page-list.ts';
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
    documentsOf(store.pages(registry.revision), list),
    ...addresses.map((address) => filesIn(join(store.directory, address, 'browser'), `/areas/${address}/browser`)),
    filesIn(store.pictures(''), '/pictures'),
    embedFilesOf(store, registry.embed),
  ]);
  return parts.flat();
}

async function documentsOf(folder: string, { pages }: PageList): Promise<ExportedFile[]> {
  const there = new Set((await filesIn(folder, '')).map(({ path }) => path));
  const files = Object.entries(pages).map(([key, { file }]) => ({
    file: `/${file}`,
    path: key === '/404' ? errorDocument : documentPath(file),
  }));
  return [...files, ...siteFiles.map((file) => ({ file, path: file }))].flatMap(({ file, path }) =>
    ['', ...copyEnds].flatMap((end) =>
      there.has(file + end) || end === '' ? { path: path + end, source: join(folder, file + end) } : [],
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
