import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HttpError } from '../http/error-answers.ts';
import { exactly, id } from '../http/schemas.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import { classCalendar } from './class-calendar.ts';

const maxClasses = 100;
/** A plan has one class of each Language. */
const mostOfPlan = 9;

interface ById {
  Params: { id: string };
}

const schema = (summary: string) => ({ summary, params: exactly({ id }) });

/** Sessions as calendar files: of one class, and of the next classes in one Language or in all. */
export function calendarRoutes(
  app: FastifyInstance,
  { classes, clock, content, metrics, recentLists, siteOrigin }: ApiContext,
) {
  app.get<ById>(
    '/classes/:id.ics',
    { schema: schema('Sessions of one class as a calendar file') },
    async (request, reply) => {
      const { id } = request.params;
      const text = await recentLists.get(`calendar of class ${id}`, async () => {
        const { rows } = await classes.page({ id }, { offset: 0, limit: 1 });
        const [found] = rows;
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
      const found = await Promise.all(ids.map((id) => classes.page({ id }, { offset: 0, limit: 1 })));
      const rows = found.flatMap(({ rows }) => rows);
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
        const name = languageId === undefined ? 'all Languages' : await content.languageName(languageId);
        if (name === undefined) throw new HttpError(404);
        const filter = { languageId, startsAfter: clock().toISOString() };
        const { rows } = await classes.page(filter, { offset: 0, limit: maxClasses });
        return calendarOf(`Classes in ${name}`, rows);
      });
      return send(request, reply, text, 'inline; filename="classes.ics"');
    },
  );

  const logFault = (classId: string, cause: unknown) => {
    metrics.faults();
    app.log.error({ class: classId, err: cause }, 'class left out of a calendar');
  };

  const calendarOf = (name: string, rows: ClassRecord[], onSkipped?: () => void) =>
    classCalendar(rows, {
      name,
      siteOrigin,
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

/** Entity tag. The moment of writing does not count, so equal classes have equal tags. */
const etagOf = (text: string) =>
  `W/"${createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')
    .slice(0, 22)}"`;
