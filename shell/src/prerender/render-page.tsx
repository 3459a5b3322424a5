import { text } from 'node:stream/consumers';
import type { PageHead } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import type { PrerenderedPage, PrerenderRequest } from '@agile-languages/shared/registry';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LoadNotice } from '../area-host/load-notice.tsx';
import { ModulesContext } from '../area-host/modules-context.ts';
import { documentHtml } from '../document/document.ts';
import { oopsHead } from '../document/oops.head.ts';
import type { Modules } from '../federation/module-store.ts';
import { AreasContext } from '../home/use-areas.ts';
import { Layout } from '../layout/layout.tsx';
import { pages } from '../pages.ts';
import { findRoute, isListed, type Route } from '../routes/find-route.ts';
import type { OpenedPage } from '../routes/navigation.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { documentData, usedChunks } from './document-data.ts';
import { readyModules } from './ready-modules.ts';
import { withoutScripts } from './without-scripts.tsx';

export async function renderPage(request: PrerenderRequest): Promise<PrerenderedPage> {
  const { path, config, registry } = request;
  configure(config);
  const used = usedChunks(request);
  const data = documentData(request, used);
  const route = findRoute(registry.areas, path);
  const modules: Modules = {
    ...(await readyModules(used, { ...request.contents, shell: pages }, data)),
    withoutScripts: withoutScripts(route?.declaration.plainPage),
  };
  if (route && !(await isListed(route, modules.page(route.area, route.pattern).module?.default, modules.loadApi)))
    throw new Error(`${path} does not render.`);
  const page: OpenedPage = route ? { kind: 'page', route } : { kind: 'unknown' };

  const body = await markup(
    path,
    <ModulesContext value={modules}>
      <AreasContext value={() => registry.areas}>
        <StaticRouter location={path}>
          <Layout page={page} />
        </StaticRouter>
      </AreasContext>
      <LoadNotice store={{ subscribe: () => () => {}, failures: () => 0, retry: () => {} }} />
      <Toasts />
    </ModulesContext>,
  );
  const styles = await Promise.all(
    used.map(({ area, chunk }) => (chunk.style ? request.readStyle(area, chunk.style.name) : '')),
  );
  const css = [request.shellCss, ...styles].join('');
  const head = headOf(route, modules);
  return { html: documentHtml({ path, head, body, data, css, fonts: request.fonts }) };
}

/** Every Suspense boundary is written in place: without scripts nothing moves late content there. */
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

function headOf(route: Route | undefined, modules: Modules): PageHead {
  if (!route) return oopsHead;
  const { area, pattern, params } = route;
  const { key, module } = modules.page(area, pattern);
  if (!module) return oopsHead;
  const head: PageHead = headOfPage(module.default, { params, pattern }, modules.initialData?.[key]);
  if (!head.title) throw new Error('Its head has no title.');
  if (typeof head.description !== 'string') throw new Error('Its head has no description.');
  return head;
}
