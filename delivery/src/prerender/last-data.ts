import { readFile } from 'node:fs/promises';
import type { DocumentData, InitialData } from '@agile-languages/shared/registry';
import { parseJson } from '../store/json.ts';
import { documentFile, type ListedPage } from '../store/page-list.ts';

const dataBlock = /<script type="application\/json" id="page">(.*?)<\/script>/s;

/**
 * The data that a document was prerendered with.
 *
 * @param folder of its revision
 */
export async function lastDataOf(folder: string | undefined, page: ListedPage | undefined): Promise<InitialData> {
  if (!folder || !page) return {};
  const html = await readFile(documentFile(folder, page), 'utf8').catch(() => '');
  const data = parseJson(dataBlock.exec(html)?.[1] ?? '') as DocumentData | undefined;
  return data?.initialData ?? {};
}

/** Data with what is missing in them taken from others, module by module and value by value. */
export function withMissing(data: InitialData, others: InitialData): InitialData {
  const keys = Object.keys({ ...others, ...data });
  return Object.fromEntries(keys.map((key) => [key, { ...others[key], ...data[key] }]));
}
