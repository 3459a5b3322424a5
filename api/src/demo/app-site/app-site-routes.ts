import { readFileSync } from 'node:fs';
import { paths } from '@agile-languages/shared/paths';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { exactly, text } from '../../http/schemas.ts';
import { sendPage } from './page.ts';
import { framework, login, redirect } from './pages.ts';

/**
 * The pages that replace the provider's app site, and the session they show: where a member goes who has signed in, when
 * the configuration names no other place. Only those of a demonstration say that they stand for something.
 */
export function appSiteRoutes(app: FastifyInstance, context: ApiContext): void {
  const { demo, members, sessions, siteOrigin } = context;
  const styles = readFileSync(new URL('./app.css', import.meta.url), 'utf8');
  const redirectScript = readFileSync(new URL('./redirect.browser.js', import.meta.url), 'utf8');
  const hidden = { schema: { hide: true } };

  app.get('/app/app.css', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  app.get('/app/redirect.js', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(redirectScript),
  );
  app.get('/app/login', hidden, async (_request, reply) =>
    demo ? sendPage(reply, context, login(siteOrigin)) : reply.redirect(`${siteOrigin}${paths.memberLogin}`),
  );
  app.get('/app/redirect', hidden, async (_request, reply) => sendPage(reply, context, redirect(siteOrigin, demo)));
  app.get<{ Querystring: { project?: unknown } }>('/app/framework', hidden, async ({ query }, reply) =>
    demo
      ? sendPage(reply, context, framework(siteOrigin, String(query.project ?? '')))
      : reply.redirect(`${siteOrigin}${paths.simulation}`),
  );

  app.post<{ Body: { tk: string } }>(
    '/app/session',
    { schema: { hide: true, body: exactly({ tk: text(200) }) } },
    async ({ body }, reply) => {
      const memberId = await sessions.memberOf(body.tk);
      const member = memberId === undefined ? undefined : await members.byId(memberId);
      if (!member) return reply.code(401).send({ err: [{ val: 'Nobody is signed in. Please log in again.' }] });
      const classes = await members.classesOf(member.id);
      return {
        fullname: member.fullname,
        email: member.email,
        classes: classes.map(({ name, localStart, timeZone }) => ({
          name,
          start: localStart.slice(0, 16).replace('T', ' '),
          timeZone,
        })),
      };
    },
  );
}
