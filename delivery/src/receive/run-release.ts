import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { logFailure } from '@agile-languages/shared/errors';
import type { RequestedWork } from './artefact-options.ts';
import type { ProgressMessage } from './progress-message.ts';

/**
 * Does what a team requests in a process of its own, with the environment of this one.
 *
 * @param tell called with each message; the last one is the result
 */
export function runRelease(work: RequestedWork, tell: (message: ProgressMessage) => void): Promise<void> {
  const child = fork(new URL('../commands/do-requested.ts', import.meta.url), [JSON.stringify(work)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  let last: ProgressMessage | undefined;
  if (child.stdout) createInterface(child.stdout).on('line', (text) => tell({ kind: 'line', text }));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-8000);
  });
  child.on('message', (message: ProgressMessage) => {
    last = message;
  });
  return new Promise((resolve) => {
    const end = (cause: unknown) => {
      tell(last ?? { kind: 'failed', id: logFailure('release of an artefact', cause) });
      resolve();
    };
    child.once('error', end);
    child.once('close', (code) => end(new Error(`It ended with ${code}: ${errors}`)));
  });
}
