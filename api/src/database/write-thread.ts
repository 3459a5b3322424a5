import { parentPort, workerData } from 'node:worker_threads';
import { createFileWatch, openSqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

/** Errors that cross threads lose their code, so it is a field. */
export type Outcome = StatementResult | { fault: { message: string; code: string } };

const { database, run } = openSqliteFile(workerData);
const expectSameFile = createFileWatch(workerData);

const together = database.transaction((statements: Statement[]) =>
  statements.map((statement) => {
    const outcome = attempt(() => run(statement));
    if ('fault' in outcome && !database.inTransaction) throw new Interrupted(outcome);
    return outcome;
  }),
);

parentPort?.on('message', (statements: Statement[] | 'close') => {
  if (statements === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  const [first] = statements;
  const outcomes = statements.length === 1 && first ? [attempt(() => run(first))] : attemptAll(statements);
  parentPort?.postMessage(outcomes.map(unlessMoved));
});

function attemptAll(statements: Statement[]): Outcome[] {
  try {
    return together.immediate(statements);
  } catch (error) {
    const outcome = error instanceof Interrupted ? error.outcome : faultOf(error);
    return statements.map(() => outcome);
  }
}

function unlessMoved(outcome: Outcome): Outcome {
  const moved = attempt(() => {
    expectSameFile();
    return { rows: [] };
  });
  return 'fault' in moved ? moved : outcome;
}

function attempt(work: () => StatementResult): Outcome {
  try {
    return work();
  } catch (error) {
    return faultOf(error);
  }
}

function faultOf(error: unknown): Outcome {
  const { message, code = '' } = error as Error & { code?: string };
  return { fault: { message, code } };
}

class Interrupted extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super();
    this.outcome = outcome;
  }
}
