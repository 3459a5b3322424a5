import type { Transaction } from 'kysely';
import { attendanceOf } from '../classes/attendance.ts';
import { checkClass } from '../classes/check-class.ts';
import { type ClassData, type ClassField, classFields, classStates } from '../classes/class-data.ts';
import { classPage } from '../classes/class-pages.ts';
import type { StateFilter } from '../classes/class-state.ts';
import {
  type ClassChange,
  createDeskClassRepository,
  type Participant,
  reachable,
  type SeenClass,
} from '../classes/desk-class-repository.ts';
import { emptyClass } from '../classes/empty-class.ts';
import { referenceFault } from '../classes/reference-fault.ts';
import type { Database } from '../database/schema.ts';
import { exactly, text } from '../http/schemas.ts';
import { classCancelledMail } from '../mail/class-cancelled-mail.ts';
import { classMovedMail } from '../mail/class-moved-mail.ts';
import { giveFreeSeats } from '../people/give-free-seats.ts';
import { type ClassRecord, startFault } from '../repositories/class-repository.ts';
import { classStart } from '../schedule/class-start.ts';
import { patternFault } from '../schedule/pattern-fault.ts';
import { sessionsOf } from '../schedule/sessions.ts';
import { csv } from '../transfer/write-csv.ts';
import { classAnswer, classRow } from './class-answer.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { pageIn, pageOf } from './pages.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const trainers = ['owner', 'trainer'] as const;
const bodyLimit = 131_072;
const version = { type: 'integer', minimum: 1, maximum: 999_999_999 };
const reason = text(2000);
const data = exactly(
  Object.fromEntries(classFields.map((name: ClassField) => [name, text(name === 'description' ? 20_000 : 500)])),
);

const listQuery = pageIn({
  q: text(100),
  state: { enum: ['', 'current', 'all', ...classStates] },
  language: text(20),
});

/** Classes: written, published and cancelled by owners and trainers. */
export function classCalls(context: DeskContext): DeskCall[] {
  const { audit, brand, clock, db, mail, recentLists, siteOrigin } = context;
  const classes = createDeskClassRepository(db, clock);
  const now = () => clock().toISOString();
  const answer = (record: ClassRecord) => classAnswer(record, now());

  const call = (
    name: string,
    method: DeskCall['method'],
    path: string,
    run: DeskCall['run'],
    more: Partial<DeskCall> = {},
  ): DeskCall => ({ name: `classes: ${name}`, method, path: `/classes${path}`, roles: trainers, run, ...more });

  const changing = (name: string, path: string, change: typeof classes.publish): DeskCall =>
    call(name, 'POST', `/:id/${path}`, async (request) => done(await change(seenIn(request), authorOf(request))), {
      body: exactly({ version }),
    });

  function done(result: ClassChange) {
    recentLists.forget();
    switch (result.kind) {
      case 'done':
        return answer(result.record);
      case 'missing':
        throw notFound('This class');
      case 'fault':
        throw new DeskRefusal(409, result.fault);
      case 'changed': {
        const sentence = `${result.by || 'Somebody'} has changed this meanwhile. Nothing of yours is lost.`;
        throw new DeskRefusal(409, sentence, { record: answer(result.record) });
      }
    }
  }

  async function columnsIn({ body }: DeskRequest) {
    const checked = checkClass(body.data as unknown as ClassData);
    if ('fault' in checked) throw new DeskRefusal(422, checked.fault, { field: checked.field });
    const fault = await referenceFault(context, checked.columns);
    if (fault) throw new DeskRefusal(422, fault);
    return checked;
  }

  async function recordIn({ params }: DeskRequest): Promise<ClassRecord> {
    const record = await classes.byId(params.id ?? '');
    if (!record) throw notFound('This class');
    return record;
  }

  const giveFreeSeatsOf =
    ({ id }: SeenClass) =>
    (transaction: Transaction<Database>) =>
      giveFreeSeats(transaction, context, id);

  const mailTo = (given: string) => (record: ClassRecord, to: Named) =>
    classCancelledMail({ record, to, reason: given, from: mail.from, brand, siteOrigin, now: clock() });

  const movedMailTo = (given: string) => (before: ClassRecord, record: ClassRecord, to: Named) =>
    classMovedMail({ before, record, to, reason: given, from: mail.from, brand, siteOrigin, now: clock() });

  return [
    call(
      'list',
      'GET',
      '',
      async ({ query }) => {
        const state = (query.state || 'current') as StateFilter;
        const filter = { state, languageId: query.language || undefined, words: query.q?.trim() };
        const { rows, total } = await classPage(db, now(), filter, pageOf(query));
        return { total, rows: rows.map((row) => classRow(row, now())) };
      },
      { query: listQuery },
    ),
    call('one class', 'GET', '/:id', async (request) => answer(await recordIn(request))),
    call('history of a class', 'GET', '/:id/history', async ({ params }) => ({
      rows: await classes.history(params.id ?? ''),
    })),
    call('participants', 'GET', '/:id/participants', async (request) => {
      const record = await recordIn(request);
      const rows = await classes.participants(record.id);
      const attended = await attendanceOf(db, record.id);
      return {
        sessions: sessionsOf(record),
        rows: rows.map(({ memberId, fullname, email, createdAt }) => {
          return { memberId, fullname, email, createdAt, attended: attended.get(memberId) ?? [] };
        }),
      };
    }),
    call('participants as CSV', 'GET', '/:id/participants.csv', async (request, reply) => {
      const { id, name } = await recordIn(request);
      const rows = await classes.participants(id);
      const detail = `${name}, ${rows.length} people`;
      await audit.add({ ...authorOf(request), action: 'participants exported', subject: `class ${id}`, detail });
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="class-${encodeURIComponent(id)}.csv"`);
      const attended = await attendanceOf(db, id);
      return csv([
        ['name', 'e-mail', 'enrolled at (UTC)', 'sessions attended'],
        ...rows.map(({ memberId, fullname, email, createdAt }) => {
          return [fullname, email, createdAt, (attended.get(memberId) ?? []).join(' ')];
        }),
      ]);
    }),
    call(
      'sessions of a pattern',
      'POST',
      '/sessions',
      async ({ body: { start = '', timeZone = '', pattern = '' } }) => {
        const fault = patternFault(pattern);
        if (fault) return { rows: [], fault: `Sessions: it ${fault}` };
        const first = classStart(start, timeZone);
        if ('fault' in first) return { rows: [], fault: `First session: ${first.fault}` };
        return { rows: sessionsOf({ ...first, pattern }), fault: startFault({ ...first, pattern }) ?? '' };
      },
      { body: exactly({ start: text(16), timeZone: text(60), pattern: text(200) }) },
    ),
    call(
      'create',
      'POST',
      '',
      async (request) => {
        const { columns, seats } = await columnsIn(request);
        const content = { ...emptyClass(clock()), ...columns, seatsTotal: seats, seatsLeft: seats };
        return answer(await classes.create(content, authorOf(request)));
      },
      { body: exactly({ data }), bodyLimit },
    ),
    call(
      'save',
      'PUT',
      '/:id',
      async (request) => {
        const { columns, seats } = await columnsIn(request);
        const seen = seenIn(request);
        return done(await classes.save(seen, columns, seats, authorOf(request), giveFreeSeatsOf(seen)));
      },
      { body: exactly({ version, data }), bodyLimit },
    ),
    changing('publish', 'publish', classes.publish),
    changing('take off the site', 'unpublish', classes.unpublish),
    changing('delete', 'delete', classes.remove),
    changing('undo a deletion', 'undelete', classes.undoRemove),
    call(
      'preview of new times',
      'POST',
      '/:id/move-preview',
      async (request) => {
        const before = await recordIn(request);
        const { columns } = await columnsIn(request);
        const participants = reachable(await classes.participants(before.id));
        const record = { ...before, ...columns, version: before.version + 1 };
        const write = movedMailTo(request.body.reason ?? '');
        const { subject, text: plain, html = '', calendar = '' } = write(before, record, participants[0] ?? nobody);
        return { recipients: participants.length, subject, text: plain, html, calendar };
      },
      { body: exactly({ data, reason }), bodyLimit },
    ),
    call(
      'move',
      'POST',
      '/:id/move',
      async (request) => {
        const { columns, seats } = await columnsIn(request);
        const write = movedMailTo(request.body.reason ?? '');
        const seen = seenIn(request);
        return done(await classes.saveAndTell(seen, columns, seats, write, authorOf(request), giveFreeSeatsOf(seen)));
      },
      { body: exactly({ version, data, reason }), bodyLimit },
    ),
    call(
      'preview of a cancellation',
      'POST',
      '/:id/cancel-preview',
      async (request) => {
        const record = await recordIn(request);
        const participants = reachable(await classes.participants(record.id));
        const first = participants[0] ?? nobody;
        const { subject, text: plain, html = '', calendar = '' } = mailTo(request.body.reason ?? '')(record, first);
        return { recipients: participants.length, subject, text: plain, html, calendar };
      },
      { body: exactly({ reason }) },
    ),
    call(
      'cancel',
      'POST',
      '/:id/cancel',
      async (request) =>
        done(await classes.cancel(seenIn(request), mailTo(request.body.reason ?? ''), authorOf(request))),
      { body: exactly({ version, reason }) },
    ),
  ];
}

type Named = Pick<Participant, 'email' | 'fullname'>;

const nobody: Named = { fullname: 'Name of the member', email: 'nobody' };

const seenIn = ({ params, body }: DeskRequest): SeenClass => ({ id: params.id ?? '', version: Number(body.version) });
