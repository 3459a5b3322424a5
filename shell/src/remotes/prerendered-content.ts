import type { PageHead } from '@agile-languages/shared/contract';

export interface PrerenderedContent {
  content: readonly Node[];
  css: string;
  head: PageHead;
}

/** Milliseconds. */
const limit = 3000;

export async function fetchContent(path: string, signal: AbortSignal): Promise<PrerenderedContent | undefined> {
  const page = await fetchDocument(path, signal);
  const content = [...(page?.querySelector('main')?.childNodes ?? [])];
  if (!page || content.length === 0) return undefined;
  const metaOf = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
  return {
    content,
    css: page.querySelector('style')?.textContent ?? '',
    head: { title: metaOf('property="og:title"'), description: metaOf('name="description"') },
  };
}

/** Only `XMLHttpRequest` makes a document of a response that the policy allows. */
function fetchDocument(path: string, signal: AbortSignal): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = limit;
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}
