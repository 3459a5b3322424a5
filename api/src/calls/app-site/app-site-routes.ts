import { readFileSync } from 'node:fs';
import { paths } from '@agile-languages/shared/paths';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { kitStyles } from '../../documents/style.ts';
import { html } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { agreedWords } from '../../resources/booking/price.ts';
import { placeLinks } from '../../resources/class/places.ts';
import { fullClasses } from '../../resources/class/reads.ts';
import { linkNow } from '../../resources/class/session-lines.ts';
import { classesOf } from '../../resources/member/table.ts';
import { memberById } from '../../security/accounts.ts';
import { formRoutes } from './form-routes.ts';
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
      const all = await classesOf(db, member.id);
      const waiting = await db
        .selectFrom('waiting')
        .innerJoin('classes', 'classes.id', 'waiting.classId')
        .select(['classes.id', 'classes.name'])
        .where('waiting.memberId', '=', member.id)
        .orderBy('waiting.createdAt')
        .execute();
      const linkTo = await placeLinks(db, context);
      const placeOf = (classId: string) => linkTo({ memberId: member.id, email: member.email }, classId);
      const known = new Set([...all, ...waiting].map(({ id }) => id));
      const now = context.clock();
      const time = now.toISOString();
      const full = await fullClasses(db, time);
      return {
        fullname: member.fullname,
        email: member.email,
        waiting: waiting.map(({ id, name }) => ({ name, place: placeOf(id) })),
        full: full
          .filter(({ id }) => !known.has(id))
          .map(({ id, ...row }) => ({ ...shownTo(row), place: placeOf(id) })),
        classes: all.toReversed().flatMap(({ id, venue, ...row }) => {
          if (row.state === 'cancelled' && (row.endsAt || row.startsAt) > time)
            return { ...shownTo(row), news: notHeld, page: siteOrigin + paths.class(id) };
          if (row.state !== 'published') return [];
          return {
            ...shownTo(row),
            venue,
            price: agreedWords(row),
            meetingLink: linkNow(row, now),
            calendar: `/api/classes/${encodeURIComponent(id)}.ics`,
            place: placeOf(id),
          };
        }),
      };
    },
  );
}

const shownTo = ({ name, localStart, timeZone }: { name: string; localStart: string; timeZone: string }) => ({
  name,
  start: localStart.slice(0, 16).replace('T', ' '),
  timeZone,
});

/** As the page of the class says it. */
const notHeld = 'This class is cancelled and will not be held.';

const redirect = (siteOrigin: string, demo: boolean) => ({
  title: 'Signed in',
  script: '/app/redirect.js',
  content: html`<h1>${demo ? 'App site' : 'Your classes'}</h1>
<p role="status">Checking your sign-in</p>
<noscript><p class="error">This page needs scripts to read who signed in.</p></noscript>
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
