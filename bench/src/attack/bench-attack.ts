import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@agile-languages/e2e/src/site/free-port.ts';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { median, p99 } from '../figures.ts';
import { printTable } from '../table.ts';
import type { AttackTask } from './attackers.ts';
import { createVisitor, type Seen, type Visitor } from './visitor.ts';

/** The member of the demonstration. */
const member = ['member@example.com', 'member123'] as const;
const slot = 4000;
const guessing = { guesses: 200, addresses: 400, silent: 0 };
const variants = { idle: undefined, guesses: guessing, 'all at once': { ...guessing, silent: 300 } } as const;

type Variant = keyof typeof variants;

interface Figures {
  pages: number[];
  lists: number[];
  signIns: Seen[];
  /** Pages and lists without an answer. */
  failed: number;
  /** Of the site at the end of the visits, in bytes. */
  memory: number;
}

/**
 * Visits a site of its own in turns: idle; with 200 wrong log-ins a second from 400 addresses, half of them for the
 * member's account; and with 300 connections that do not read as well. A member signs in meanwhile, each second.
 */
export async function benchAttack(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-attack-'));
  const metrics = `127.0.0.1:${await freePort()}`;
  const settings = { TRUST_PROXY: '127.0.0.0/8', HOST: '127.0.0.1', METRICS_ADDRESS: metrics, LOG_LEVEL: 'silent' };
  const site = await startSite({ releases: join(folder, 'releases'), data: join(folder, 'data') }, undefined, settings);
  const visitor = createVisitor(site.url.replace('localhost', '127.0.0.1'), '192.0.2.1');
  try {
    const device = (await visitor.signIn(...member)).cookies[0]?.split(';')[0] ?? '';
    await visit(visitor, device, slot, metrics);
    const seen: Record<Variant, Figures[]> = { idle: [], guesses: [], 'all at once': [] };
    for (let round = 0; round < rounds; round++)
      for (const name of Object.keys(variants) as Variant[]) {
        const attackers = attack(site.url.replace('localhost', '127.0.0.1'), variants[name]);
        await wait(1000);
        seen[name].push(await visit(visitor, device, slot, metrics));
        attackers?.disconnect();
      }
    report(seen);
  } finally {
    visitor.leave();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function attack(origin: string, load: (typeof variants)[Variant]): ChildProcess | undefined {
  if (!load) return undefined;
  const task: AttackTask = { ...load, origin, account: member[0], file: '/languages/1111117' };
  return fork(new URL('./attackers.ts', import.meta.url), [JSON.stringify(task)]);
}

async function visit(visitor: Visitor, device: string, length: number, metrics: string): Promise<Figures> {
  const figures: Figures = { pages: [], lists: [], signIns: [], failed: 0, memory: 0 };
  const end = performance.now() + length;
  const signIns: Promise<Seen>[] = [];
  const noAnswer: Seen = { status: 0, milliseconds: Number.POSITIVE_INFINITY, cookies: [] };
  const signIn = () => visitor.signIn(...member, device).catch(() => noAnswer);
  const timer = setInterval(() => signIns.push(signIn()), 1000);
  while (performance.now() < end) {
    for (const what of ['page', 'list'] as const) {
      const seen = await visitor[what]().catch(() => undefined);
      if (seen?.status === 200) figures[`${what}s`].push(seen.milliseconds);
      else figures.failed += 1;
      await wait(2);
    }
  }
  clearInterval(timer);
  figures.signIns = await Promise.all(signIns);
  const text = await (await fetch(`http://${metrics}/metrics`)).text();
  figures.memory = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  return figures;
}

function report(seen: Record<Variant, Figures[]>): void {
  const names = Object.keys(variants) as Variant[];
  const rows = names.map((name) => {
    const of = (figures: Figures[], what: 'pages' | 'lists') => p99(figures.flatMap((each) => each[what]));
    const ratio = (what: 'pages' | 'lists') =>
      median(seen[name].map((figures, round) => p99(figures[what]) / p99(seen.idle[round]?.[what] ?? [])));
    const signIns = seen[name].flatMap((each) => each.signIns);
    const inTime = signIns.filter(({ status }) => status === 200);
    return [
      name,
      of(seen[name], 'pages').toFixed(1),
      ratio('pages').toFixed(2),
      of(seen[name], 'lists').toFixed(1),
      ratio('lists').toFixed(2),
      `${inTime.length} of ${signIns.length}`,
      Math.max(...signIns.map(({ milliseconds }) => milliseconds)).toFixed(0),
      (Math.max(...seen[name].map(({ memory }) => memory)) / 1e6).toFixed(0),
      String(seen[name].reduce((sum, { failed }) => sum + failed, 0)),
    ];
  });
  printTable(
    [
      '',
      'page p99 in ms',
      '÷ idle',
      'list p99 in ms',
      '÷ idle',
      'signed in',
      'slowest in ms',
      'memory in MB',
      'failed',
    ],
    rows,
  );
  process.stdout.write(
    'Goals: ÷ idle at most 2.00 under guesses; all at once: page p99 100 ms, sign-in 3000 ms, 400 MB.\n',
  );
}
