import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { line } from '../../output.ts';

/** In milliseconds. A team waits no longer for a look of the site, nor a look for a release. */
const patience = 60_000;

/** Two browsers of one site on one machine would leave its visitors less of it. Only Linux has names that go with a process. */
export async function takeTurns<Result>(
  site: string,
  work: () => Promise<Result>,
  longest = patience,
): Promise<Result> {
  const turn = platform() === 'linux' ? await turnOf(site, longest) : undefined;
  try {
    return await work();
  } finally {
    turn?.close();
  }
}

async function turnOf(site: string, longest: number): Promise<Server | undefined> {
  const name = `\0agile-languages-trial-${createHash('sha256').update(site).digest('hex')}`;
  const end = performance.now() + longest;
  let isTold = false;
  for (;;) {
    const turn = createServer().listen(name);
    const fault = await once(turn, 'listening').then(
      () => '',
      ({ code }: NodeJS.ErrnoException) => code ?? 'refused',
    );
    if (fault === '') return turn.unref();
    if (fault !== 'EADDRINUSE' || performance.now() >= end) return undefined;
    if (!isTold) line('Another browser tries pages of this site. Waiting for it to end.');
    isTold = true;
    await wait(200);
  }
}
