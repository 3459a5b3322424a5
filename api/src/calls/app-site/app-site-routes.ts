import { readFileSync } from 'node:fs';
import { paths } from '@agile-languages/shared/paths';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { kitStyles } from '../../documents/style.ts';
import { html } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { memberById } from '../../security/accounts.ts';
import { formRoutes } from './form-routes.ts';
import { classesFor } from './member-classes.ts';
import { memberHome } from './member-sign-in.ts';
import { sendPage } from './page.ts';
import { placeRoutes } from './place-routes.ts';

/** A member goes here after the sign-in, unless the configuration names another place. */
export function appSiteRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db, demo, sessions, siteOrigin } = context;
  const styles = [kitStyles('/files/documents/'), readFileSync(new URL('./app.css', import.meta.url), 'utf8')].join(
    '\n',
  );
  const redirectScript = readFileSync(new URL('./redirect.browser.js', import.meta.url), 'utf8');
  const hidden = { schema: { hide: true } };
  app.register(async (scope) => placeRoutes(scope, context));
  app.register(async (scope) => formRoutes(scope, context));

  app.get('/app/app.css', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  app.get('/app/redirect.js', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(redirectScript),
  );
  app.get('/app/redirect', hidden, async (_request, reply) => sendPage(reply, context, redirect(siteOrigin, demo)));
  if (!demo) {
    app.get('/app/login', hidden, async (_request, reply) => reply.redirect(siteOrigin + paths.memberLogin));
    app.get('/app/framework', hidden, async (_request, reply) => reply.redirect(siteOrigin + paths.simulation));
  }

  app.post<{ Body: { tk: string } }>(
    '/app/session',
    { schema: { hide: true, body: exactly({ tk: text(200) }) } },
    async ({ body }, reply) => {
      const memberId = await sessions.memberOf(body.tk);
      const member = memberId === undefined ? undefined : await memberById(db, memberId);
      if (!member) return reply.code(401).send({ err: [{ val: 'Nobody is signed in. Please log in again.' }] });
      return { fullname: member.fullname, email: member.email, ...(await classesFor(context, member)) };
    },
  );
}

const redirect = (siteOrigin: string, demo: boolean) => ({
  title: 'Signed in',
  script: '/app/redirect.js',
  content: html`<h1>${demo ? 'App site' : 'Your classes'}</h1>
<p role="status">Checking your sign-in</p>
<noscript><p class="error">This page needs scripts to read who signed in.</p>
<p><a class="action" href="${siteOrigin}${memberHome}">Your classes without scripts</a></p></noscript>
<section class="card" id="signed-in" aria-labelledby="member" hidden>
<h2 id="member">Member</h2>
<dl><dt>Name</dt><dd data-field="fullname"></dd><dt>E-mail</dt><dd data-field="email"></dd></dl>
<h2>Enrolled classes</h2>
<p data-field="none">No class yet.</p>
<ul data-field="classes"></ul>
<div data-field="waiting" hidden><h2>Waiting lists</h2><p>A seat that becomes free comes with a mail.</p><ul></ul></div>
<div data-field="full" hidden><h2>Full classes</h2><p>You can wait for a seat.</p><ul></ul></div>
</section>
${demo ? html`<p>Here the provider's app site would begin, with payment, sessions and the Simulation Platform.</p>` : ''}
<p data-field="login" hidden><a class="action" href="${siteOrigin}${paths.memberLogin}">Log in</a></p>
<p><a class="action" href="${siteOrigin}/">Back to the website</a></p>`,
});
