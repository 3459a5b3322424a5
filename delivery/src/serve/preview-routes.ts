import type { FastifyInstance } from 'fastify';
import { previewIn } from '../store/preview-token.ts';
import type { Store } from '../store/store.ts';
import { bannerStyle, bannerStylePath, previewEndPath } from './preview-banner.ts';
import type { SideSite } from './side-sites.ts';
import { cookieIn } from './visitor-group.ts';

/** Holds the link of a preview that a browser is in. */
const cookie = 'preview';

interface PreviewOptions {
  store: Store;
  sides: () => Promise<readonly SideSite[]>;
  isSecure: boolean;
}

/** The preview that a browser is in. */
export async function previewOf(
  header: string | undefined,
  sides: readonly SideSite[],
  store: Store,
): Promise<SideSite | undefined> {
  const token = cookieIn(header, cookie);
  const id = token && (await previewIn(store, token));
  return id ? sides.find(({ side }) => side.id === id) : undefined;
}

/** `/preview/<token>` begins a preview in a browser, and leads to the home page, or to the page that `?path=` names. */
export function previewRoutes(server: FastifyInstance, { store, sides, isSecure }: PreviewOptions): void {
  const setCookie = (value: string, age: number) =>
    `${cookie}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  server.get(bannerStylePath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(bannerStyle),
  );

  server.post(previewEndPath, { bodyLimit: 1024 }, (_request, reply) =>
    reply.header('set-cookie', setCookie('', 0)).header('cache-control', 'no-store').redirect('/', 303),
  );

  server.get<{ Params: { token: string }; Querystring: { path?: unknown } }>(
    '/preview/:token',
    async ({ params: { token }, query: { path } }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
      const id = await previewIn(store, token);
      const found = (await sides()).find(({ side }) => side.kind === 'preview' && side.id === id);
      if (!found) return reply.code(410).type('text/plain').send('This preview has ended, or there never was one.');
      const seconds = Math.floor((Date.parse(found.side.expires ?? '') - Date.now()) / 1000);
      const target = typeof path === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(path) ? path : '/';
      return reply.header('set-cookie', setCookie(token, seconds)).redirect(target, 303);
    },
  );
}
