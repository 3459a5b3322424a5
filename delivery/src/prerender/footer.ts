import { readFile } from 'node:fs/promises';
import { createApiClient } from '@agile-languages/shared/api';
import { plainText } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { DocumentData } from '@agile-languages/shared/registry';
import { parseJson } from '../store/json.ts';
import { documentFile, type ListedPage, type RevisionPages } from '../store/page-list.ts';
import { isElsewhere } from './prerender-api.ts';

/** Of the revision before when the API gives no answer. */
export async function withFooter(
  config: SiteConfig,
  api: typeof fetch,
  before: RevisionPages | undefined,
): Promise<SiteConfig> {
  const base = isElsewhere(config) ? config.apiBase : '/api';
  const footer = await createApiClient({ base: () => base, fetch: api })
    .getTextList({ place: 'footer' })
    .then(
      ({ rows }) => linesIn(rows[0]?.text),
      () => lastFooter(before),
    );
  return footer.length > 0 ? { ...config, footer } : config;
}

const linesIn = (text = ''): string[] =>
  text
    .split(/<\/p>|<br>|<\/li>/)
    .map(plainText)
    .filter(Boolean);

const dataBlock = /<script type="application\/json" id="page">(.*?)<\/script>/s;

async function lastFooter(before: RevisionPages | undefined): Promise<readonly string[]> {
  const page = before?.list.pages['/'];
  const data = before && page && (await dataIn(before.folder, page));
  return data?.config?.footer ?? [];
}

export async function dataIn(folder: string, page: ListedPage): Promise<DocumentData | undefined> {
  const html = await readFile(documentFile(folder, page), 'utf8').catch(() => '');
  return parseJson(dataBlock.exec(html)?.[1] ?? '') as DocumentData | undefined;
}
