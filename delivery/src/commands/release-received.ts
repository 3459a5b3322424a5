/** Releases an artefact that was received, in a process of its own, so that visitors do not wait meanwhile. */
import { inspect } from 'node:util';
import { UserError } from '@agile-languages/shared/errors';
import type { ArtefactOptions } from '../receive/artefact-options.ts';
import type { ProgressMessage } from '../receive/progress-message.ts';
import { releaseArtefact } from './release-artefact.ts';

const [, , text = ''] = process.argv;
const { file, options }: { file: string; options: ArtefactOptions } = JSON.parse(text);

const send = (message: ProgressMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

try {
  await releaseArtefact(file, options);
  await send({ kind: 'done' });
} catch (cause) {
  if (!(cause instanceof UserError)) throw cause;
  const details = cause.cause === undefined ? undefined : inspect(cause.cause);
  await send({ kind: 'refused', sentence: cause.message, ...(details && { details }) });
}
process.disconnect?.();
