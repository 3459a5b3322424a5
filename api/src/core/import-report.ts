import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { createMailPreview, type MailPreview } from '../mail/mail-preview.ts';
import type { MailOfText } from '../mail/mail-repository.ts';
import type { Told } from './actions.ts';

export interface ImportFault {
  row: number;
  /** Title of the column; `''` when the row as a whole is meant. */
  column: string;
  fault: string;
}

export interface ImportReport {
  isDone: boolean;
  added: number;
  changed: number;
  unchanged: number;
  published: number;
  faults: ImportFault[];
  notices: string[];
  /** What a dry run would send. Absent: no mail. */
  mail?: MailPreview;
}

const mostFaults = 100;

export interface ImportSteps {
  count(name: 'added' | 'changed' | 'unchanged' | 'published'): void;
  addFault(fault: ImportFault): void;
  addNotice(notice: NonNullable<Told['notice']>): void;
  addMails(mails: readonly MailOfText[]): void;
  hasFaults(): boolean;
}

export async function tryImport(
  db: Kysely<Database>,
  isDry: boolean,
  importRows: (transaction: Transaction<Database>, steps: ImportSteps) => Promise<void>,
): Promise<ImportReport> {
  let report = emptyReport();
  const notices = new Map<string, string>();
  let mails = createMailPreview();
  const steps: ImportSteps = {
    count(name) {
      report[name] += 1;
    },
    addFault(fault) {
      if (report.faults.length < mostFaults) report.faults.push(fault);
    },
    addNotice: ({ of, text }) => notices.set(of, text),
    addMails: (added) => mails.add(added),
    hasFaults: () => report.faults.length > 0,
  };
  try {
    await transact(db, async (transaction) => {
      report = emptyReport();
      notices.clear();
      mails = createMailPreview();
      await importRows(transaction, steps);
      if (isDry || steps.hasFaults()) throw new TakenBack();
    });
    return { ...report, notices: [...notices.values()], isDone: true };
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    const mail = mails.preview();
    const isShown = mail.recipients > 0 && !steps.hasFaults();
    return { ...report, notices: [...notices.values()], ...(isShown && { mail }) };
  }
}

const emptyReport = (): ImportReport => ({
  isDone: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  published: 0,
  faults: [],
  notices: [],
});

class TakenBack extends Error {}
