import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Store } from './fill-database.ts';

/** What a server process is told. */
export type ServerTask = { kind: 'hello' } | ({ kind: 'api'; demo: boolean; maxListAge?: number } & Store);

export interface Served {
  port: number;
  /** Microseconds of processor time that it has used. */
  cpu(): Promise<number>;
  stop(): void;
}

/** Starts a server in a process of its own. */
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
