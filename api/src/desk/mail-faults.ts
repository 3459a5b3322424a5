import type { Resource } from '../core/resource.ts';
import { mailTroubles } from '../mail/sent-mails.ts';
import type { DeskContext } from './desk-context.ts';

export interface MailFault {
  /** Of a mail to its reader that was given up or waits after a fault. */
  mailFault?: string;
}

export async function withMailFaults<Row extends object>(
  context: Pick<DeskContext, 'db'>,
  rows: readonly Row[],
  reader: (row: Row) => string,
): Promise<(Row & MailFault)[]> {
  const faults = await mailFaultsOf(context, { reader }, rows);
  return rows.map((row) => ({ ...row, ...faults(row) }));
}

export async function mailFaultsOf<Kept>(
  { db }: Pick<DeskContext, 'db'>,
  { reader }: Pick<Resource<Kept>, 'reader'>,
  records: readonly Kept[],
): Promise<(record: Kept) => MailFault> {
  if (!reader) return () => ({});
  const faults = await mailTroubles(db, records.map(reader).filter(Boolean));
  return (record) => {
    const mailFault = faults.get(reader(record));
    return mailFault === undefined ? {} : { mailFault };
  };
}
