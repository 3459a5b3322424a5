import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackTask } from '../attack/attackers.ts';
import { p99 } from '../figures.ts';
import { printTable } from '../table.ts';
import { compareMessages } from './compare-messages.ts';
import { killed, released } from './soak-events.ts';
import { startSoakLoad } from './soak-load.ts';
import { startSoakSite } from './soak-site.ts';

const minute = 60_000;

/**
 * Uses a site of its own for a long time: visits, sign-ins and messages, 20 wrong log-ins a second, 50 connections that
 * do not read; in each fifth minute a `kill -9`, in each other one a new class that is prerendered.
 *
 * @returns whether no acknowledged message was lost or doubled, and no answer failed while the site was up
 */
export async function soak(minutes: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  try {
    return await soakIn(folder, minutes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function soakIn(folder: string, minutes: number): Promise<boolean> {
  const site = await startSoakSite(folder);
  const load = startSoakLoad(site);
  const task: AttackTask = {
    origin: site.origin,
    guesses: 20,
    addresses: 50,
    account: 'nobody@example.com',
    silent: 50,
    file: '/languages/1111117',
  };
  const attackers = fork(new URL('../attack/attackers.ts', import.meta.url), [JSON.stringify(task)]);
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (let number = 1; number <= minutes; number++) {
      const end = performance.now() + minute;
      await wait(minute / 3);
      const event = await (number % 5 === 1 ? killed(site) : released(site));
      await wait(Math.max(0, end - performance.now()));
      const figures = load.take();
      failures.push(...figures.failures);
      rows.push([
        String(number),
        String(figures.milliseconds.length),
        p99(figures.milliseconds).toFixed(0),
        String(figures.failures.length),
        ((await site.memory()) / 1e6).toFixed(0),
        String((await site.descriptors()) ?? '–'),
        event,
      ]);
      process.stdout.write(`minute ${number} of ${minutes}: ${event}\n`);
    }
  } finally {
    attackers.disconnect();
    await load.end();
    await site.stop();
  }
  printTable(['minute', 'answers', 'p99 in ms', 'failed', 'memory in MB', 'descriptors', 'event'], rows);
  const { lost, doubled } = compareMessages(site.database, load.acknowledged);
  process.stdout.write(`${load.acknowledged.length} messages acknowledged: ${lost} lost, ${doubled} doubled.\n`);
  if (failures.length > 0) process.stdout.write(`Failed: ${[...new Set(failures)].join(', ')}\n`);
  return lost === 0 && doubled === 0 && failures.length === 0;
}
