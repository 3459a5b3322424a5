import { parentPort } from 'node:worker_threads';
import { createFileWatch, openSqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

export type WriteRequest = { file: string; statements: Statement[] } | 'close';

/** Errors that cross threads lose their code, so it is a field. */
export type Outcome = StatementResult | { fault: { message: string; code: string } };

let opened: ReturnType<typeof open> | undefined;

parentPort?.on('message', (request: WriteRequest) => parentPort?.postMessage(answer(request)));

function answer(request: WriteRequest): Outcome[] {
  if (request === 'close') {
    opened?.close();
    opened = undefined;
    return [];
  }
  try {
    opened ??= open(request.file);
    return opened.write(request.statements);
  } catch (error) {
    return request.statements.map(() => faultOf(error));
  }
}

function open(file: string) {
  const { database, run } = openSqliteFile(file);
  const expectSameFile = createFileWatch(file);

  const together = database.transaction((statements: Statement[]) =>
    statements.map((statement) => {
      const outcome = attempt(() => run(statement));
      if ('fault' in outcome && !database.inTransaction) throw new Interrupted(outcome);
      return outcome;
    }),
  );

  function write(statements: Statement[]): Outcome[] {
    const [first] = statements;
    const outcomes = statements.length === 1 && first ? [attempt(() => run(first))] : attemptAll(statements);
    return outcomes.map(unlessMoved);
  }

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

  return { write, close: () => database.close() };
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
