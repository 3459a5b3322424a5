import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../calls/app-site/page.ts';
import type { ApiContext } from '../context.ts';
import { blocks, partsOf } from '../documents/markdown.ts';
import { html, Markup } from '../html.ts';

/** Pages in the place of those of the provider's app. */
export function standInRoutes(app: FastifyInstance, context: ApiContext): void {
  const hidden = { schema: { hide: true } };
  const page = (file: string, project = '') => pageOf(file, { siteOrigin: context.siteOrigin, project });

  app.get('/app/login', hidden, async (_request, reply) => sendPage(reply, context, page('login.md')));
  app.get<{ Querystring: { project?: unknown } }>('/app/framework', hidden, async ({ query }, reply) => {
    const project = String(query.project ?? '');
    return sendPage(reply, context, page('framework.md', /^P-\d{4,8}$/.test(project) ? project : ''));
  });
}

/** A paragraph that begins with a link is a button. Without a project there is no part about one. */
function pageOf(file: string, { siteOrigin, project }: { siteOrigin: string; project: string }) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('](/', `](${siteOrigin}/`);
  const [, title = ''] = /^# (.*)/.exec(text) ?? [];
  const [[, lead] = ['', []], ...sections] = [...partsOf(text)];
  const shown = sections.filter(([heading]) => project !== '' || !heading.includes('{project}'));
  return {
    title,
    content: html`<h1>${title}</h1>
${new Markup(blocks(lead).text.replaceAll('<p><a ', '<p><a class="action" '))}
${shown.map(
  ([heading, tokens]) => html`<section class="card">
<h2>${heading.replace('{project}', project)}</h2>
${blocks(tokens)}
</section>`,
)}`,
  };
}
