import type { Statement, StatementResult } from './sqlite-file.ts';
import type { createWriter } from './writer.ts';
import { resultOf } from './writer.ts';

const longest = 1000;
const maxBatch = 50;

export interface WriteTurn {
  run(statement: Statement): Promise<StatementResult>;
  end(): void;
}

/**
 * Statements that wait together are flushed together. While another program locks the file, everything that waits fails
 * at once.
 */
export function createWriteQueue({ write }: Pick<ReturnType<typeof createWriter>, 'write'>) {
  const waiting: Job[] = [];
  let working = false;

  const run = (statement: Statement) =>
    new Promise<StatementResult>((resolve, reject) => add({ kind: 'statement', statement, resolve, reject }));

  const turn = () => new Promise<WriteTurn>((resolve, reject) => add({ kind: 'turn', resolve, reject }));

  function add(job: Job): void {
    if (waiting.length < longest) waiting.push(job);
    else job.reject(busy('Too many writes wait'));
    if (!working) void work();
  }

  async function work(): Promise<void> {
    working = true;
    for (let job = waiting.shift(); job; job = waiting.shift())
      await (job.kind === 'turn' ? give(job) : writeTogether([job, ...takeStatements()]));
    working = false;
  }

  function takeStatements(): StatementJob[] {
    const statements: StatementJob[] = [];
    while (statements.length < maxBatch - 1 && waiting[0]?.kind === 'statement')
      statements.push(waiting.shift() as StatementJob);
    return statements;
  }

  async function writeTogether(jobs: StatementJob[]): Promise<void> {
    try {
      const outcomes = await write(jobs.map(({ statement }) => statement));
      for (const [index, job] of jobs.entries()) settle(job, () => resultOf(outcomes[index]));
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  function settle({ resolve, reject }: StatementJob, result: () => StatementResult): void {
    try {
      resolve(result());
    } catch (error) {
      refuseAllIfLocked(error);
      reject(error);
    }
  }

  const give = ({ resolve }: TurnJob) =>
    new Promise<void>((end) => {
      resolve({
        run: async (statement) => {
          try {
            const [outcome] = await write([statement]);
            return resultOf(outcome);
          } catch (error) {
            refuseAllIfLocked(error);
            throw error;
          }
        },
        end,
      });
    });

  function refuseAllIfLocked(error: unknown): void {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) return;
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  return { run, turn };
}

const busy = (message: string) => Object.assign(new Error(message), { code: 'SQLITE_BUSY' });

interface StatementJob {
  kind: 'statement';
  statement: Statement;
  resolve: (result: StatementResult) => void;
  reject: (error: unknown) => void;
}

interface TurnJob {
  kind: 'turn';
  resolve: (turn: WriteTurn) => void;
  reject: (error: unknown) => void;
}

type Job = StatementJob | TurnJob;
