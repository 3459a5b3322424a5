import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inspect } from 'node:util';
import { logFailure, UserError } from '@agile-languages/shared/errors';
import { needed, orderIn } from '../../commands/arguments.ts';
import { changeSite } from '../../commands/change-site.ts';
import type { CanaryAction, Extras } from '../../commands/extras.ts';
import { cli } from '../../processes.ts';
import { expectValid, releaseArtefact, requesterOf } from './release-artefact.ts';
import type { ProgressMessage, RequestedWork } from './requested-work.ts';

/** The last message is the result. */
export function runRequested(work: RequestedWork, tell: (message: ProgressMessage) => void): Promise<void> {
  const child = fork(cli, ['do-requested', JSON.stringify(work)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
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

export async function doRequested([text = '']: string[], extras: Extras): Promise<void> {
  const work = orderIn<RequestedWork>(text);
  try {
    if (work.kind === 'release') await releaseArtefact(work.file, work.options, extras);
    else await changeCanary(work, extras);
    await send({ kind: 'done' });
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    const details = cause.cause === undefined ? undefined : inspect(cause.cause);
    await send({ kind: 'refused', sentence: cause.message, ...(details && { details }) });
  }
  process.disconnect?.();
}

const send = (message: ProgressMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

export async function changeCanary(
  { kind, why, request }: Extract<RequestedWork, { kind: CanaryAction }>,
  extras: Extras,
): Promise<void> {
  await changeSite(extras, async (site) => {
    await expectValid(site.store, site.live, request);
    await needed(extras.canary).act(site, kind, request.area, why, requesterOf(request));
  });
}
