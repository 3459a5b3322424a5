import { UsageError, UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { csv } from '../core/csv.ts';
import type { Database } from '../database/schema.ts';
import { eventRow } from '../resources/key/account.ts';
import { type Partner, readPartner } from '../resources/key/accounts.ts';
import { newestEvents } from '../resources/key/events.ts';
import { waitingOrigins } from '../resources/key/origin-requests.ts';
import { monthFault, noteReport, partnerReport, partnerSheet } from '../resources/key/report.ts';
import { allKeys } from '../resources/key/table.ts';
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

export const listPartnerEvents: Command = {
  summary: 'Lists the newest events for a partner, and what became of them',
  options: { partner: partnerOption },
  async run({ db }, values, print) {
    const { id } = await partnerIn(db, values);
    const rows = (await newestEvents(db, id, howMany)).map((event) => {
      const { createdAt, type, state, tries, answer } = eventRow(event);
      return [createdAt.slice(0, 19).replace('T', ' '), event.id, type, state, String(tries), answer];
    });
    const head = ['at (UTC)', 'event', 'type', 'state', 'tries', 'answer'];
    print(rows.length > 0 ? table(head, rows) : `There is no event for ${id}.`);
  },
};

export const listOriginRequests: Command = {
  summary: 'Lists the origins that partners ask for',
  options: {},
  async run({ db }, _values, print) {
    const rows = (await waitingOrigins(db)).map(({ id, partnerId, partnerKey, origin, email, createdAt }) => [
      ...[createdAt.slice(0, 19).replace('T', ' '), id, partnerId, partnerKey, origin, email],
    ]);
    const head = ['at (UTC)', 'request', 'partner', 'key', 'origin', 'asked by'];
    print(rows.length > 0 ? table(head, rows) : 'No partner asks for an origin.');
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
  async run(context, values, print) {
    const { clock, db } = context;
    const partner = await partnerIn(db, values);
    const month = values.optional('month') ?? clock().toISOString().slice(0, 7);
    const fault = monthFault(month);
    if (fault) throw new UsageError(fault);
    const reported = async () => {
      const text = csv(partnerSheet(await partnerReport(db, partner.id, month)));
      await noteReport(context, partner, month, commandLine);
      return { text };
    };
    const file = values.optional('to');
    if (file === undefined) return print((await reported()).text.trimEnd());
    await writeNewFile(file, reported);
    print(`Wrote the report of ${partner.id} for ${month} to ${file}.`);
  },
};
