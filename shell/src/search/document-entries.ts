import { logFailure } from '@agile-languages/shared/errors';
import { plainText } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import type { SearchEntry } from '@agile-languages/shared/registry';

/** Chapters of the handbook and of the terms, as they are now. Documents on other sites cannot be read. */
export async function loadDocumentEntries(): Promise<SearchEntry[]> {
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
        path: `${path}#${chapter.slice(0, chapter.indexOf('"'))}`,
        title: plainText(heading.slice(heading.lastIndexOf('</span>'))),
        context,
        text: plainText(text.replace(/<\/main>.*/s, '')),
      };
    });
  } catch (cause) {
    logFailure(`search in ${context}`, cause);
    return [];
  }
}
