import { readFile } from 'node:fs/promises';
import type { DocumentData } from '@agile-languages/shared/registry';

const dataBlock = /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s;
const keyForm = /^[\w.-]{1,200}$/;
const named = /^([a-z]+)\.([\w-]{1,64})$/;

/**
 * Base of the calls of a page that previews a draft: they answer as if it were published, to staff who are signed in, or
 * to who has a key.
 *
 * @param query with `draft=experts.900001`, and `key=…` where the desk has another origin
 * @returns `undefined` when it names no draft
 */
export function draftBase(query: unknown): string | undefined {
  const { draft, key } = query as { draft?: unknown; key?: unknown };
  const [, kind, id] = named.exec(typeof draft === 'string' ? draft : '') ?? [];
  if (!kind || !id) return undefined;
  const hasKey = typeof key === 'string' && keyForm.test(key);
  return `${hasKey ? `/api/drafts/${key}` : '/desk/api/preview'}/${kind}/${id}`;
}

/** A document of the site whose code calls another base. The draft itself is not in it. */
export async function draftDocument(file: string, base: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  return html.replace(dataBlock, (_, begin: string, text: string, end: string) => {
    const data: DocumentData = JSON.parse(text);
    const changed = { ...data, config: { ...data.config, apiBase: base } };
    return begin + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
  });
}

/** Nobody keeps a preview, and no search engine lists it. */
export const draftHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
