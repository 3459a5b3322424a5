import { UsageError } from '@agile-languages/shared/errors';
import { monthFault, partnerReport } from '../partners/partner-report.ts';
import { csv } from '../transfer/write-csv.ts';
import type { Command } from './command.ts';
import { writeNewFile } from './new-file.ts';
import { knownPartner, partnerOption } from './partner-option.ts';

const head = ['campaign', 'class', 'class name', 'requests', 'enrolments', 'cancelled', 'price', 'currency'];

export const reportPartner: Command = {
  summary:
    'Reports as CSV the requests for a place and the enrolments of a month that came from the pages of a partner',
  options: {
    partner: partnerOption,
    month: { value: 'month', help: 'For example 2026-11, in UTC. Default: the present one' },
    to: { value: 'file', help: 'Writes a new file instead of the screen' },
  },
  async run({ clock, db, partners }, values, print) {
    const { id } = await knownPartner(partners, values);
    const month = values.optional('month') ?? clock().toISOString().slice(0, 7);
    const fault = monthFault(month);
    if (fault) throw new UsageError(fault);
    const rows = await partnerReport(db, id, month);
    const text = csv([
      head,
      ...rows.map((row) => [
        row.campaign,
        row.classId,
        row.className,
        String(row.requests),
        String(row.enrolments),
        String(row.cancelled),
        row.price,
        row.currency,
      ]),
    ]);
    const file = values.optional('to');
    if (file === undefined) return print(text.trimEnd());
    writeNewFile(file, text);
    print(`Wrote the report of ${id} for ${month} to ${file}.`);
  },
};
