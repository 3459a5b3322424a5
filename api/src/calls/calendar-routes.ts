import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { HttpError } from '../http/error-answers.ts';
import type { createRecentAnswers } from '../http/list-answers.ts';
import { exactly, id } from '../http/schemas.ts';
import type { Provider } from '../mail/mail-to.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { classCalendar } from '../resources/class/calendar.ts';
import { organizerOf } from '../resources/class/mail-parts.ts';
import { type ClassRecord, publicClass, shownClasses } from '../resources/class/reads.ts';

const maxClasses = 100;
const mostOfPlan = 9;

interface CalendarSource extends Provider {
  clock: () => Date;
  db: Kysely<Database>;
  recentLists: ReturnType<typeof createRecentAnswers>;
  metrics: Pick<Metrics, 'faults'>;
}

interface ById {
  Params: { id: string };
}

const schema = (summary: string) => ({ summary, params: exactly({ id }) });

export function calendarRoutes(app: FastifyInstance, source: CalendarSource) {
  const { clock, db, metrics, recentLists, siteOrigin } = source;
  app.get<ById>(
    '/classes/:id.ics',
    { schema: schema('Sessions of one class as a calendar file') },
    async (request, reply) => {
      const { id } = request.params;
      const text = await recentLists.get(`calendar of class ${id}`, async () => {
        const found = await publicClass(db, id);
        if (!found) throw new HttpError(404);
        return calendarOf(found.name, [found], () => {
          throw new HttpError(404);
        });
      });
      return send(request, reply, text, `attachment; filename="class-${encodeURIComponent(id)}.ics"`);
    },
  );

  app.get<ById>(
    '/plans/:id.ics',
    { schema: schema('Sessions of up to nine classes, with a dot between their ids, as one calendar file') },
    async (request, reply) => {
      const ids = request.params.id.split('.').slice(0, mostOfPlan);
      const found = await Promise.all(ids.map((id) => publicClass(db, id)));
      const rows = found.flatMap((item) => item ?? []);
      if (rows.length === 0) throw new HttpError(404);
      return send(request, reply, calendarOf('Your plan', rows), 'attachment; filename="plan.ics"');
    },
  );

  app.get<ById>(
    '/languages/:id.ics',
    { schema: schema('Calendar feed of the next hundred classes in one Language; `all` for every Language') },
    async (request, reply) => {
      const { id } = request.params;
      const languageId = id === 'all' ? undefined : id;
      const text = await recentLists.get(`calendar of Language ${id}`, async () => {
        const name = languageId === undefined ? 'all Languages' : await languageName(languageId);
        if (name === undefined) throw new HttpError(404);
        const filter = { languageId, startsAfter: clock().toISOString() };
        const { rows } = await shownClasses(db, filter, { offset: 0, limit: maxClasses });
        return calendarOf(`Classes in ${name}`, rows);
      });
      return send(request, reply, text, 'inline; filename="classes.ics"');
    },
  );

  const languageName = async (id: string) =>
    (await db.selectFrom('languages').select('name').where('id', '=', id).executeTakeFirst())?.name;

  const logFault = (classId: string, cause: unknown) => {
    metrics.faults();
    app.log.error({ class: classId, err: cause }, 'class left out of a calendar');
  };

  const calendarOf = (name: string, rows: ClassRecord[], onSkipped?: () => void) =>
    classCalendar(rows, {
      name,
      siteOrigin,
      organizer: organizerOf(source),
      now: clock(),
      onFault: (classId, cause) => {
        logFault(classId, cause);
        onSkipped?.();
      },
    });
}

function send(request: FastifyRequest, reply: FastifyReply, text: unknown, disposition: string) {
  const etag = etagOf(String(text));
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.header('content-disposition', disposition).type('text/calendar; charset=utf-8').send(text);
}

const etagOf = (text: string) =>
  `W/"${createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')
    .slice(0, 22)}"`;
