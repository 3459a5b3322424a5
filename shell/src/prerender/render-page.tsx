import { text } from 'node:stream/consumers';
import { configure } from '@agile-languages/shared/platform';
import type { PrerenderedPage, PrerenderRequest } from '@agile-languages/shared/registry';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LoadNotice } from '../area-host/load-notice.tsx';
import { ModulesContext } from '../area-host/modules-context.ts';
import { documentHtml } from '../document/document.ts';
import { AreasContext } from '../home/use-areas.ts';
import { Layout } from '../layout/layout.tsx';
import { pages } from '../pages.ts';
import { findRoute, isListed } from '../routes/find-route.ts';
import type { OpenedPage } from '../routes/navigation.ts';
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
  const route = findRoute(registry.areas, path);
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
  const html = documentHtml({ path, head, body, data, css, fonts: request.fonts });
  return { html, css, canonical: head.noindex ? undefined : (head.canonical ?? path) };
}

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
