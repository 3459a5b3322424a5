import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentFile, type ListedPage, type PageList, readPageList } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';

export const pagesOf = (name: string): string[] => [`/${name}`, `/${name}-mine/:id`, `/${name}/1`, `/${name}/a%20b`];

export const eachFor = <Reason>(keys: readonly string[], reason: Reason): Record<string, Reason> =>
  Object.fromEntries(keys.map((key) => [key, reason]));

export async function documentOf(store: Store, revision: number, folder: string): Promise<string> {
  const list = await readPageList(store.pages(revision));
  const file = join(folder, 'index.html');
  const page = Object.values(list?.pages ?? {}).find((one) => one.file === file);
  return readFile(documentFile(store.pages(revision), page ?? { file }), 'utf8');
}

const listedPage = (key: string): ListedPage => ({
  file: `${key.replaceAll(':', '@')}/index.html`,
  style: '',
  personal: false,
  listed: true,
  changed: '',
  text: '',
  fingerprint: { shell: '', areas: {}, configuration: '', data: '' },
});

export const pageListOf = (...keys: string[]): PageList => ({
  script: '',
  pages: Object.fromEntries(keys.map((key) => [key, listedPage(key)])),
});

export async function writePages(directory: string, texts: Readonly<Record<string, string>>): Promise<PageList> {
  const list = pageListOf(...Object.keys(texts));
  for (const [key, html] of Object.entries(texts)) {
    const file = join(directory, list.pages[key]?.file ?? '');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return list;
}
