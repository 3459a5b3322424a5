import { fork } from 'node:child_process';
import { parentPort, workerData } from 'node:worker_threads';

export interface ChildProgram {
  program: string;
  execPath: string;
  execArgv: string[];
}

/** A job and its answer are passed on as bytes: a message to a thread would lose kinds of objects. */
export type ToStarter = Uint8Array | 'end';

export type FromStarter = { answer: Uint8Array } | { fault: Error } | { ended: string | null };

/** The thread that starts a process is held until the new program has begun, a second where processors are busy. */
const { program, ...options }: ChildProgram = workerData;
const tell = (message: FromStarter) => parentPort?.postMessage(message);

const child = fork(program, { ...options, serialization: 'advanced' })
  .on('message', (answer: Uint8Array) => tell({ answer }))
  .once('error', (fault) => leave({ fault }))
  .once('exit', (_code, ended) => leave({ ended }));

parentPort?.on('message', (message: ToStarter) => {
  if (message === 'end') child.kill('SIGKILL');
  else if (child.connected) child.send(message, (fault) => fault && tell({ fault }));
});

function leave(message: FromStarter): void {
  tell(message);
  parentPort?.close();
}
