import { UsageError, UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import type { TObject } from 'typebox';
import type { ApiContext } from '../context.ts';
import type { Action } from '../core/actions.ts';
import { csv } from '../core/csv.ts';
import { perform } from '../core/perform.ts';
import type { Database } from '../database/schema.ts';
import { type Partner, readPartner } from '../resources/key/accounts.ts';
import { addEvent, newestEvents, retryEvents } from '../resources/key/events.ts';
import { monthFault, partnerReport } from '../resources/key/report.ts';
import { allKeys } from '../resources/key/table.ts';
import { newSecret, setWebhook, stopWebhook } from '../resources/key/webhook.ts';
import { type Command, commandLine, type Values } from './command.ts';
import { writeNewFile } from './new-file.ts';
import { table } from './table.ts';

const howMany = 50;
const partnerOption = { value: 'id', help: 'Partner, see: partners', required: true };

async function partnerIn(db: Kysely<Database>, values: Values): Promise<Partner> {
  const id = values.required('partner');
  const partner = await readPartner(db, id);
  if (!partner) throw new UserError(`There is no partner ${id}. See: partners`);
  return partner;
}

export const listPartners: Command = {
  summary: 'Lists partners with their keys and origins',
  options: {},
  async run({ db }, _values, print) {
    const rows = (await allKeys(db)).map(({ partnerId, partnerName, key, endsAt, origins }) => [
      ...[partnerId, partnerName, key],
      endsAt ? `until ${endsAt}` : 'valid',
      origins.join(' '),
    ]);
    print(rows.length > 0 ? table(['partner', 'name', 'key', 'state', 'origins'], rows) : 'There is no partner key.');
  },
};

export const partnerWebhook: Command = {
  summary: 'Has the server of a partner told of enrolments, and shows the secret once',
  options: {
    partner: partnerOption,
    to: { value: 'address', help: 'Address of the server, for example https://acme.example/events' },
    'new-secret': { help: 'A new secret; for a day, events are signed with the former one too' },
    off: { help: 'Nothing is sent any more' },
    test: { help: 'Sends an event of the type ping' },
  },
  async run(context, values, print) {
    const { id, webhookUrl } = await partnerIn(context.db, values);
    const address = values.optional('to');
    if (values.has('off')) return print(await done(context, stopWebhook, id, {}));
    if (address !== undefined) return print(await done(context, setWebhook, id, { address }));
    if (values.has('new-secret') && !values.has('test')) return print(await done(context, newSecret, id, {}));
    if (!webhookUrl) throw new UserError(`${id} has no address for events. Name one with --to.`);
    if (!values.has('test')) return print(`Events for ${id} go to ${webhookUrl}.`);
    await addEvent(context.db, { partnerId: id, isTest: 1 }, 'ping', {}, context.clock());
    print(`An event waits for ${id}. See: partner-events`);
  },
};

async function done<Input extends TObject>(
  context: ApiContext,
  action: Action<Partner, Partner, Input>,
  id: string,
  input: Parameters<typeof perform<Partner, Partner, Input>>[3],
): Promise<string> {
  const outcome = await perform(context, action, { id }, input, commandLine);
  if (outcome.kind === 'done') return outcome.said ?? '';
  if (outcome.kind !== 'fault') throw new UserError(`There is no partner ${id}. See: partners`);
  throw outcome.faults ? new UsageError(outcome.faults[0]?.fault ?? '') : new UserError(outcome.fault);
}

export const listPartnerEvents: Command = {
  summary: 'Lists the newest events for a partner, and what became of them',
  options: { partner: partnerOption, retry: { help: 'Tries all that were not accepted again now' } },
  async run({ clock, db }, values, print) {
    const { id } = await partnerIn(db, values);
    if (values.has('retry')) return print(`${await retryEvents(db, id, clock())} events are due now.`);
    const rows = (await newestEvents(db, id, howMany)).map((event) => [
      event.createdAt.slice(0, 19).replace('T', ' '),
      event.id,
      String(JSON.parse(event.body).type),
      event.sentAt ? 'accepted' : event.nextTryAt ? 'waits' : 'given up',
      String(event.tries),
      event.fault ?? '',
    ]);
    const head = ['at (UTC)', 'event', 'type', 'state', 'tries', 'fault'];
    print(rows.length > 0 ? table(head, rows) : `There is no event for ${id}.`);
  },
};

export const reportPartner: Command = {
  summary:
    'Reports as CSV the requests for a place and the enrolments of a month that came from the pages of a partner',
  options: {
    partner: partnerOption,
    month: { value: 'month', help: 'For example 2026-11, in UTC. Default: the present one' },
    to: { value: 'file', help: 'Writes a new file instead of the screen' },
  },
  async run({ clock, db }, values, print) {
    const { id } = await partnerIn(db, values);
    const month = values.optional('month') ?? clock().toISOString().slice(0, 7);
    const fault = monthFault(month);
    if (fault) throw new UsageError(fault);
    const rows = await partnerReport(db, id, month);
    const text = csv([
      [
        ...['campaign', 'class', 'class name', 'requests', 'enrolments', 'cancelled', 'price', 'currency'],
        ...['requests not confirmed', 'origin', 'origin registered'],
      ],
      ...rows.map((row) => [
        ...[row.campaign, row.classId, row.className, String(row.requests)],
        ...[String(row.enrolments), String(row.cancelled), row.price, row.currency],
        ...[String(row.unconfirmed), row.origin, row.origin === '' ? 'not known' : row.isForeign ? 'no' : 'yes'],
      ]),
    ]);
    const file = values.optional('to');
    if (file === undefined) return print(text.trimEnd());
    writeNewFile(file, text);
    print(`Wrote the report of ${id} for ${month} to ${file}.`);
  },
};
