import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addManyClasses, createDatabase, openDatabase } from '@agile-languages/api/testing';

type Store = { dataDir: string } | { databaseUrl: string };

export type ServerTask =
  | { kind: 'hello'; bytes: number }
  | ({ kind: 'api'; demo: boolean; maxListAge?: number } & Store);

export interface Served {
  port: number;
  /** Microseconds of processor time. */
  cpu(): Promise<number>;
  stop(): void;
}

export async function serve(task: ServerTask): Promise<Served> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./server.ts')), JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    port: await nextNumber(child),
    cpu: () => {
      child.send('cpu');
      return nextNumber(child);
    },
    stop: () => child.kill(),
  };
}

function nextNumber(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A server has ended.'));
    child.once('exit', onExit);
    child.once('message', (value) => {
      child.off('exit', onExit);
      resolve(Number(value));
    });
  });
}

/** One statement can add so many rows within its time limit. */
const portion = 50_000;

export async function fillDatabase(
  engine: 'SQLite' | 'PostgreSQL',
  rows: number,
  dir: string,
  postgresUrl: string,
): Promise<Store> {
  const dataDir = join(dir, String(rows));
  mkdirSync(dataDir, { recursive: true });
  const store = engine === 'SQLite' ? { dataDir } : { databaseUrl: await createDatabase(postgresUrl, `bench_${rows}`) };
  const db = await openDatabase(
    'dataDir' in store ? { file: join(dataDir, 'provider.sqlite') } : { url: store.databaseUrl },
  );
  for (let from = 1; from <= rows; from += portion) await addManyClasses(db, from, Math.min(rows, from + portion - 1));
  await db.destroy();
  return store;
}
