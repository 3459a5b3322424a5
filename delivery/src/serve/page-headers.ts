import type { ListedPage } from '../store/page-list.ts';
import { pagePolicy } from './headers.ts';
import type { ServedRevision } from './live-site.ts';

export interface PageHeaderOptions {
  /** Pages may call them and show files of them. */
  origins: readonly string[];
  /** Pages show nothing from them. */
  callOnly?: readonly string[];
  frames: readonly string[];
  reportUri?: string | undefined;
  embedderPolicy?: string | undefined;
  debugHeaders?: boolean | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** What a page says to everybody, made when it is first asked for. */
export function createPageHeaders(options: PageHeaderOptions) {
  const { origins, callOnly, frames, reportUri, embedderPolicy, debugHeaders } = options;
  const reporting = reportUri ? `; report-uri ${reportUri}` : '';
  const made = new WeakMap<ListedPage, Headers>();

  const ofDraft = ({ script, registry }: ServedRevision, page: ListedPage): Headers => ({
    'content-security-policy':
      pagePolicy(script, page.style, [...registry.origins, ...origins], frames, callOnly) + reporting,
    ...(debugHeaders && { 'x-releases': releasesOf(page) }),
  });

  return {
    ofDraft,
    /** A page of a list belongs to one revision. */
    ofPage(revision: ServedRevision, page: ListedPage): Headers {
      const known = made.get(page);
      if (known) return known;
      const isWithin = revision.registry.origins.length === 0;
      const headers = {
        ...ofDraft(revision, page),
        ...(embedderPolicy && isWithin && { 'cross-origin-embedder-policy': embedderPolicy }),
      };
      made.set(page, headers);
      return headers;
    },
  };
}

/** `catalog 814e7517a5cedae8, shell 0d1f4c6b2a9e8371` */
const releasesOf = ({ fingerprint: { shell, areas } }: ListedPage): string =>
  [...Object.entries(areas).filter(([, release]) => release), ['shell', shell]]
    .map((part) => part.join(' '))
    .join(', ');
