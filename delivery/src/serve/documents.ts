import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { widerNetworkOf } from '@agile-languages/api/network';
import { meantAddress } from '@agile-languages/shared/paths';
import { type DocumentData, documentTiming } from '@agile-languages/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentFile, type ListedPage } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import { asksForCamera } from './asks-for-camera.ts';
import { documentForEditor, partnerOfEditor } from './document-for-editor.ts';
import type { DocumentTokens } from './document-tokens.ts';
import { devicePolicy, openerPolicy } from './headers.ts';
import { type IsPartner, isFromPartner } from './is-partner.ts';
import { type AskApi, isThere } from './is-there.ts';
import { type KeptDocument, type KeptDocuments, keepDocuments } from './kept-documents.ts';
import type { ServedRevision } from './live-site.ts';
import { createPageHeaders, type PageHeaderOptions } from './page-headers.ts';
import { plainPageOf } from './plain-page.ts';
import type { ReleaseCounter } from './release-counter.ts';
import { compressedAnswer, notReady, type RevisionFor } from './revision-files.ts';

export interface DocumentOptions extends PageHeaderOptions {
  store: Store;
  counter?: Pick<ReleaseCounter, 'view'>;
  tokens?: Pick<DocumentTokens, 'issue'>;
  /** Default: pages that name a partner key and themselves keep the window that they open. */
  isPartner?: IsPartner | undefined;
  askApi?: AskApi | undefined;
  /** Pages of the API that run no scripts know from which partner's page a visitor has come. */
  keepVisit?: ((request: FastifyRequest, reply: FastifyReply) => void) | undefined;
}

export function serveDocuments(server: FastifyInstance, revisionFor: RevisionFor, options: DocumentOptions): void {
  const { store, counter, tokens, isPartner = async () => true, askApi, keepVisit } = options;
  const headers = createPageHeaders(options);
  const keptDocuments = new WeakMap<ServedRevision, KeptDocuments>();

  server.get('/*', compressedAnswer, async (request, reply) => {
    const revision = await revisionFor(request, reply);
    if (!revision) return notReady(reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    const meant = meantPage(request.url, revision.find);
    if (meant) return reply.redirect(meant, 308);
    const page = revision.find(path);
    const plain = page && plainPageOf(request, revision.registry);
    if (plain) return reply.redirect(plain);
    if (page && request.method === 'GET' && isOpened(request.headers) && !revision.withBanner)
      count(request, reply, revision, page);
    if (page && isDocument(request.headers)) keepVisit?.(request, reply);
    const keepsOpener = page?.personal === true && (await isFromPartner(request.query, request.ip, isPartner));
    request.isLive = true;
    if (page && asksForCamera(path, revision.registry)) reply.header('permissions-policy', devicePolicy(true));
    const base = page && draftBase(request.query);
    if (base) return sendDraft(reply, revision, page, base);
    reply.header('cross-origin-opener-policy', openerPolicy(keepsOpener));
    if (path === '/404' || !page) return sendMissing(reply, revision, isUnreadable(request) ? 400 : 404);
    if (askApi && !page.listed && !(await isThere(path, revision.registry, (...call) => askApi(...call, request.ip))))
      reply.code(404).header('cache-control', 'no-store');
    return send(reply, revision, page);
  });

  function count({ ip }: FastifyRequest, reply: FastifyReply, { registry }: ServedRevision, page: ListedPage): void {
    const network = widerNetworkOf(ip);
    const { shell, areas } = page.fingerprint;
    const parts = Object.entries(areas).filter(([, release]) => release !== '');
    counter?.view({ shell, ...Object.fromEntries(parts) }, network);
    const releases = [registry.shell, ...Object.values(registry.areas)].map(({ release }) => release);
    const token = tokens?.issue({ releases, file: page.file, network });
    if (token) reply.header('server-timing', `${documentTiming};desc="${token}"`);
  }

  function sendMissing(reply: FastifyReply, revision: ServedRevision, status: 400 | 404) {
    const page = revision.find('/404');
    return page ? send(reply.code(status), revision, page) : notReady(reply);
  }

  async function send(reply: FastifyReply, revision: ServedRevision, page: ListedPage) {
    if (page.personal) reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
    reply.headers(headers.ofPage(revision, page));
    const file = documentFile(revision.folder, page);
    const partner = partnerOfEditor(reply.request);
    if (partner) {
      reply.request.headers['x-no-compression'] = '';
      return sendText(reply, documentForEditor(await readFile(join(store.directory, file), 'utf8'), partner), revision);
    }
    if (revision.withBanner) return sendText(reply, await readFile(join(store.directory, file), 'utf8'), revision);
    const kept = await keptIn(revision)(file, reply.request.headers['accept-encoding']);
    return kept ? sendKept(reply, kept) : reply.sendFile(file, { cacheControl: false });
  }

  function keptIn(revision: ServedRevision): KeptDocuments {
    const known = keptDocuments.get(revision) ?? keepDocuments(store.directory);
    keptDocuments.set(revision, known);
    return known;
  }

  async function sendDraft(reply: FastifyReply, revision: ServedRevision, page: ListedPage, base: string) {
    reply.headers(draftHeaders).headers(headers.ofDraft(revision, page));
    const html = await draftDocument(documentFile(join(store.directory, revision.folder), page), base);
    // To compress any number of drafts would take most of the time.
    reply.request.headers['x-no-compression'] = '';
    return sendText(reply, html, revision);
  }

  async function sendText(reply: FastifyReply, html: string, { withBanner }: ServedRevision) {
    const path = reply.request.url.split('?', 1)[0] ?? '/';
    return reply.type('text/html; charset=utf-8').send(withBanner ? await withBanner(html, path) : html);
  }
}

/** The address of the error page stands for an unreadable one. */
const isUnreadable = ({ url, originalUrl }: FastifyRequest) => url === '/404' && originalUrl !== url;

function sendKept(reply: FastifyReply, { bytes, encoding, etag }: KeptDocument) {
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.headers({ etag, vary });
  if (reply.statusCode === 200 && isSame(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}

const isSame = (asked: string | undefined, etag: string) =>
  asked?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/** Prefetches and other requests that no person sees. */
export const isOpened = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'];

/** Also where the browser does not say so. */
const isDocument = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];

const keyForm = /^[\w.-]{1,200}$/;
const draftForm = /^([a-z]+)\.([\w-]{1,64})$/;

/**
 * With `?draft=experts.900001` calls answer as if the draft were published, to signed-in staff or a browser with a
 * `key`.
 */
function draftBase(query: unknown): string | undefined {
  const { draft, key } = query as { draft?: unknown; key?: unknown };
  const [, kind, id] = draftForm.exec(typeof draft === 'string' ? draft : '') ?? [];
  if (!kind || !id) return undefined;
  const hasKey = typeof key === 'string' && keyForm.test(key);
  return `${hasKey ? `/api/drafts/${key}` : '/desk/api/preview'}/${kind}/${id}`;
}

const draftHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const dataBlock = /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s;

async function draftDocument(file: string, base: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  return html.replace(dataBlock, (_, begin: string, text: string, end: string) => {
    const data: DocumentData = JSON.parse(text);
    const changed = { ...data, config: { ...data.config, apiBase: base }, deferred: whenSeen(data.deferred) };
    return begin + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
  });
}

const whenSeen = (deferred: DocumentData['deferred']): DocumentData['deferred'] =>
  deferred && Object.fromEntries(Object.entries(deferred).map(([key, part]) => [key, { ...part, hydrate: 'visible' }]));

/** Of a pasted address; always a path of this site. */
const meantPage = (url: string, find: ServedRevision['find']): string | undefined =>
  meantAddress(url, (path) => path !== '/404' && find(path) !== undefined) ?? withoutSlash(url);

function withoutSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (path.length < 2 || !path.endsWith('/')) return undefined;
  // The sign before keeps the pattern from trying each slash as the first.
  const kept = path.replace(/(?<!\/)\/+$/, '').replace(/^[\\/]+/, '/');
  return (kept || '/') + url.slice(path.length);
}
