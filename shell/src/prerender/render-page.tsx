import { text } from 'node:stream/consumers';
import { configure } from '@agile-languages/shared/platform';
import type { PrerenderedPage, PrerenderRequest } from '@agile-languages/shared/registry';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LoadNotice } from '../area-host/load-notice.tsx';
import { ModulesContext } from '../area-host/modules-context.ts';
import { documentHtml } from '../document/document.ts';
import { pages } from '../pages.ts';
import { areaRoutes, ownRoutes } from '../routes/routes.tsx';
import { siteRoutes } from '../routes/site-routes.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { documentData } from './document-data.ts';
import { headOf } from './head-of.ts';
import { readyModules } from './ready-modules.ts';
import { usedChunks } from './used-chunks.ts';

/** Renders one page to a complete document. */
export async function renderPage(request: PrerenderRequest): Promise<PrerenderedPage> {
  const { path, config, registry } = request;
  configure(config);
  const used = usedChunks(request);
  const data = documentData(request, used);
  const modules = await readyModules(used, { ...request.contents, shell: pages }, data);
  const routes = siteRoutes([...ownRoutes(modules, ready), ...areaRoutes(registry.areas, modules, ready)]);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, config.origin)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);
  if (context.errors) throw new Error(`${path} does not render.`, { cause: Object.values(context.errors)[0] });

  const body = await markup(
    path,
    <ModulesContext value={modules}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <LoadNotice store={{ subscribe: () => () => {}, failures: () => 0, retry: () => {} }} />
      <Toasts />
    </ModulesContext>,
  );
  const styles = await Promise.all(
    used.map(({ area, chunk }) => (chunk.style ? request.readStyle(area, chunk.style.name) : '')),
  );
  const css = [request.shellCss, ...styles].join('');
  const match = context.matches.at(-1);
  const head = headOf(match && { handle: match.route.handle, params: match.params }, modules);
  const html = documentHtml({ path, head, body, data, css, fonts: request.fonts });
  return { html, css, canonical: head.noindex ? undefined : (head.canonical ?? path) };
}

const ready = async () => {};

/** Every Suspense boundary is written in place: without scripts, nothing would move late content into it. */
async function markup(path: string, site: React.ReactNode): Promise<string> {
  const causes: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause: unknown) => {
      causes.push(cause);
    },
  });
  const html = await text(prelude);
  const [cause] = causes;
  if (cause !== undefined) throw new Error(`${path} does not render: ${cause}`, { cause });
  return html;
}
