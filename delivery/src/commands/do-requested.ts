/** Does what a team requests of a running site, in a process of its own, so that visitors do not wait meanwhile. */
import { inspect } from 'node:util';
import { UserError } from '@agile-languages/shared/errors';
import type { RequestedWork } from '../receive/artefact-options.ts';
import type { ProgressMessage } from '../receive/progress-message.ts';
import { changeCanary } from './change-canary.ts';
import { releaseArtefact } from './release-artefact.ts';

const [, , text = ''] = process.argv;
const work: RequestedWork = JSON.parse(text);

const send = (message: ProgressMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

try {
  if (work.kind === 'release') await releaseArtefact(work.file, work.options);
  else await changeCanary(work);
  await send({ kind: 'done' });
} catch (cause) {
  if (!(cause instanceof UserError)) throw cause;
  const details = cause.cause === undefined ? undefined : inspect(cause.cause);
  await send({ kind: 'refused', sentence: cause.message, ...(details && { details }) });
}
process.disconnect?.();
