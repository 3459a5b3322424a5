import type { Kysely, Transaction } from 'kysely';
import type { Author } from '../audit/audit-repository.ts';
import type { Database } from '../database/schema.ts';
import { type ImportFault, type ImportReport, mostFaults } from './import-report.ts';

export interface ImportOptions {
  author: Author;
  /** Whether the import is tried and taken back, so that the report says what it would do. */
  isDry: boolean;
}

export interface ImportSteps {
  /** Counts a row. */
  count(name: 'added' | 'changed' | 'unchanged' | 'published'): void;
  /** Notes what is wrong with a row: nothing is imported then. */
  addFault(fault: ImportFault): void;
  hasFaults(): boolean;
}

/** Imports all rows of a file in one transaction, or none when one of them has a fault or it is a dry run. */
export async function tryImport(
  db: Kysely<Database>,
  isDry: boolean,
  importRows: (transaction: Transaction<Database>, steps: ImportSteps) => Promise<void>,
): Promise<ImportReport> {
  const report: ImportReport = { isDone: false, added: 0, changed: 0, unchanged: 0, published: 0, faults: [] };
  const { faults } = report;
  const steps: ImportSteps = {
    count(name) {
      report[name] += 1;
    },
    addFault(fault) {
      if (faults.length < mostFaults) faults.push(fault);
    },
    hasFaults: () => faults.length > 0,
  };
  try {
    await db.transaction().execute(async (transaction) => {
      await importRows(transaction, steps);
      if (isDry || steps.hasFaults()) throw new TakenBack();
    });
    return { ...report, isDone: true };
  } catch (error) {
    if (error instanceof TakenBack) return report;
    throw error;
  }
}

/** Rolls the transaction back. */
class TakenBack extends Error {}
