import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '@agile-languages/api/same-secret';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServedRevision } from '../../serve/live-site.ts';
import type { SideRevision } from '../../store/side-revisions.ts';
import { signatureOf, siteSecret } from '../../store/site-secret.ts';
import type { Store } from '../../store/store.ts';
import { panelOf, panelStyle, panelStylePath } from './panel.ts';

interface PreviewOptions {
  store: Store;
  shownAs: (id: string) => Promise<Shown | undefined>;
  isSecure: boolean;
}

export interface Shown {
  revision: ServedRevision;
  side?: SideRevision;
}

const cookie = 'preview';

const tokenIn = (header: string | undefined): string => /(?:^|; *)preview=([^;]*)/.exec(header ?? '')?.[1] ?? '';

export const previewIdOf = (header: string | undefined, store: Store): Promise<string | undefined> =>
  previewIn(store, tokenIn(header));

export function previewRoutes(server: FastifyInstance, { store, shownAs, isSecure }: PreviewOptions): void {
  const setCookie = (value: string, age: number) =>
    `${cookie}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  server.get(bannerStylePath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(bannerStyle),
  );

  server.get(panelStylePath, async ({ headers }, reply) => {
    const id = await previewIdOf(headers.cookie, store);
    const found = id && (await shownAs(id));
    reply.header('cache-control', 'private, no-store').type('text/css; charset=utf-8');
    return found ? panelStyle(store, found.revision.registry) : '';
  });

  server.post(previewEndPath, (_request, reply) =>
    reply.header('set-cookie', setCookie('', 0)).header('cache-control', 'no-store').redirect('/', 303),
  );

  const show = async (token: string, { query: { path }, headers }: ToPage, reply: FastifyReply) => {
    const id = await previewIn(store, token);
    const found = id && (await shownAs(id));
    if (!found) return refuse(reply, 'This preview has ended, or there never was one.');
    const seconds = Math.floor((endOf(token) - Date.now()) / 1000);
    const target = pageLeft(headers) ?? pageIn(path) ?? '/';
    return unlisted(reply).header('set-cookie', setCookie(token, seconds)).redirect(target, 303);
  };
  server.get<{ Params: { token: string }; Querystring: ToPage['query'] }>('/preview/:token', (request, reply) =>
    show(request.params.token, request, reply),
  );
  server.get<{ Params: { id: string }; Querystring: ToPage['query'] }>(`${switchPath}:id`, async (request, reply) => {
    const { params, headers } = request;
    const own = tokenIn(headers.cookie);
    if (!own) return refuse(reply, 'Open the link of the preview first.');
    const isOwn = isByPersonOrPage(headers) && (await previewIn(store, own));
    return show(isOwn ? await previewToken(store, params.id, momentOf(own)) : '', request, reply);
  });
}

interface ToPage {
  query: { path?: unknown };
  headers: IncomingHttpHeaders;
}

const unlisted = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');

const refuse = (reply: FastifyReply, sentence: string) => unlisted(reply).code(410).type('text/plain').send(sentence);

/** `none` is an address that was typed, kept as a bookmark or opened again with the browser. */
const isByPersonOrPage = (headers: IncomingHttpHeaders): boolean =>
  [undefined, 'none', 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined);

/** The link of a panel names the page also after the browser has gone on. */
function pageLeft(headers: IncomingHttpHeaders): string | undefined {
  const page = headers['sec-fetch-site'] === 'same-origin' ? URL.parse(headers.referer ?? '') : null;
  return page ? pageIn(page.pathname + page.search) : undefined;
}

function pageIn(address: unknown): string | undefined {
  const site = 'http://site.invalid';
  const url = typeof address === 'string' && address.startsWith('/') ? URL.parse(address, site) : null;
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

const bannerStylePath = '/preview/banner.css';
const previewEndPath = '/preview/end';
/** For a browser that is in a preview: code of the page finds no link there that others could use. */
const switchPath = '/preview/to/';

const bannerStyle = `
.preview-banner {
  position: sticky; inset-block-end: 0; z-index: 2147483647;
  display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: center;
  padding: 0.5rem 1rem; background: #5b1f8a; color: #fff; font: 1rem/1.4 system-ui, sans-serif;
}
.preview-banner p, .preview-banner form { margin: 0; }
.preview-banner button {
  min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid #fff; border-radius: 0.25rem;
  background: transparent; color: inherit; font: inherit; cursor: pointer;
}
.preview-banner button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

/** The banner stands outside of what is hydrated. */
export async function withBanner(
  html: string,
  path: string,
  { store, origin, cookie: header, shown }: { store: Store; origin: string; cookie: string | undefined; shown: Shown },
): Promise<string> {
  const end = endOf(tokenIn(header));
  const linkTo = (id: string) => `${switchPath}${id}?path=${encodeURIComponent(path)}`;
  const panel = await panelOf({ store, registry: shown.revision.registry, origin, path, linkTo });
  const banner =
    `<aside class="preview-banner" aria-label="Preview"><p>${sentenceOf(shown, end)}</p>` +
    `<form method="post" enctype="text/plain" action="${previewEndPath}"><button>Leave the preview</button></form>${panel}</aside>`;
  const styles = [bannerStylePath, panelStylePath].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace('</head>', () => `${styles}</head>`).replace(/<\/body>(?!.*<\/body>)/s, () => `${banner}</body>`);
}

function sentenceOf({ revision, side }: Shown, end: number): string {
  const until = `until ${new Date(end).toISOString().slice(0, 16).replace('T', ' ')} UTC. Visitors do not see it.`;
  return side
    ? `Preview of ${escapeHtml(side.name)} ${side.release}, ${until}`
    : `Revision ${revision.registry.revision} of the site, ${until}`;
}

const endOf = (token: string): number => Number(token.split('.')[1]);

const momentOf = (token: string): string => new Date(endOf(token)).toISOString();

export async function previewToken(store: Store, id: string, expires: string): Promise<string> {
  const moment = String(Date.parse(expires));
  return [id, moment, signatureOf(await siteSecret(store), `${id}.${moment}`)].join('.');
}

/** `undefined`: the token is wrong, or the preview is over. */
export async function previewIn(store: Store, token: string, now = Date.now()): Promise<string | undefined> {
  const [id = '', moment = '', signature = '', ...rest] = token.split('.');
  if (
    rest.length > 0 ||
    !/^(?:[\da-f-]{36}|live|revision-\d+)$/.test(id) ||
    !/^\d+$/.test(moment) ||
    Number(moment) < now
  )
    return undefined;
  return isSameSecret(signature, signatureOf(await siteSecret(store), `${id}.${moment}`)) ? id : undefined;
}
