import { logFailure } from '@agile-languages/shared/errors';
import { plainText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import type { SearchEntry } from '@agile-languages/shared/registry';

let entries: Promise<SearchEntry[]> | undefined;

/**
 * Chapters of the handbook and of the terms. Documents on other sites cannot be read. A failed request is sent again at
 * the next call.
 */
export function loadDocumentEntries(): Promise<SearchEntry[]> {
  entries ??= request();
  return entries;
}

async function request(): Promise<SearchEntry[]> {
  const { handbookUrl, termsUrl } = siteConfig();
  const read = await Promise.all([
    entriesOf(handbookUrl, paths.handbook, 'Handbook'),
    entriesOf(termsUrl, paths.terms, 'Terms and conditions'),
  ]);
  return read.flat();
}

async function entriesOf(url: string, path: string, context: string): Promise<SearchEntry[]> {
  if (new URL(url, location.href).origin !== location.origin) return [];
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const [, ...chapters] = (await response.text()).split('<section class="chapter" id="');
    return chapters.map((chapter) => {
      const [heading = '', text = ''] = chapter.split('</h2>');
      return {
        path: `${path}#chapter-${chapter.slice(0, chapter.indexOf('"'))}`,
        title: plainText(heading.slice(Math.max(heading.indexOf('<h2'), heading.lastIndexOf('</span>')))),
        context,
        text: plainText(text.replace(/<\/main>.*/s, '')),
      };
    });
  } catch (cause) {
    entries = undefined;
    logFailure(`search in ${context}`, cause);
    return [];
  }
}
