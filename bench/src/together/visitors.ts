import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, addressOf, type Call, callsTo, signInMember, signInStaff } from './calls.ts';
import type { Seen, SeenAnswer, ToVisitors } from './seen.ts';

const paths = ['/', '/faq', '/profiles', '/upcoming-classes'];

/** Calls again and again until it is told to stop; then it sends what it saw. */
process.on('message', async (message: ToVisitors) => {
  if (message === 'stop') isOver = true;
  else process.send?.(await measure(message));
});
process.once('disconnect', () => process.exit());

let isOver = false;
let visits = 0;

async function measure({ site, bare, metrics, devices }: Exclude<ToVisitors, 'stop'>): Promise<Seen> {
  const seen: Seen = { pages: [], bare: [], member: [], staff: [], memory: 0, waited: 0 };
  const [call, callBare] = [callsTo(site), callsTo(bare)];
  const waitedBefore = waitOfThread();
  isOver = false;
  const keep = (name: 'pages' | 'bare' | 'member' | 'staff', pause: number, once: (from: string) => Promise<Answer>) =>
    repeat(pause, async (from) => seen[name].push(kept(await once(from))));
  const page = (of: Call, path: string, from: string) => of({ method: 'GET', path, from });
  await Promise.all([
    keep('pages', 20, (from) => page(call, paths[seen.pages.length % paths.length] ?? '/', from)),
    keep('bare', 20, (from) => page(callBare, '/', from)),
    keep('member', 1000, (from) => signInMember(call, from, devices.member)),
    keep('staff', 1000, (from) => signInStaff(call, from, devices.staff)),
    repeat(500, async () => {
      seen.memory = Math.max(seen.memory, await memoryAt(metrics));
    }),
  ]);
  seen.waited = waitOfThread() - waitedBefore;
  return seen;
}

async function repeat(pause: number, once: (from: string) => Promise<unknown>): Promise<void> {
  do {
    visits += 1;
    await once(addressOf(5000 + (visits % 11_000)));
    await wait(pause);
  } while (!isOver);
}

const kept = ({ status, text, time }: Answer): SeenAnswer => ({ status, time, text: status === 200 ? '' : text });

async function memoryAt(metrics: string): Promise<number> {
  const figures = await (await fetch(`http://${metrics}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{.*\})? (\S+)/m.exec(figures)?.[1]);
}

/** Milliseconds for a processor. */
const waitOfThread = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
