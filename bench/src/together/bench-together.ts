import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { testBombs } from '@agile-languages/api/testing/bombs';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { cache } from '@agile-languages/e2e/src/places.ts';
import { freePort, startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { callPaths } from '@agile-languages/shared/api';
import { median, p99, printTable } from '../figures.ts';
import { packCandidates } from '../releases/pack-candidates.ts';
import { type Change, type DrillSite, liveReleases, releaseMachine, siteCommand } from '../releases/release-machine.ts';
import { type Answer, addressOf, callsTo } from './calls.ts';
import { endOfLook, takenBack } from './looks.ts';

const paths = ['/', '/faq', '/profiles', '/upcoming-classes'];
const member = { username: 'member@example.com', pwd: 'member123', domain: 'sa' };
const staff = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const desk = addressOf(4000);
const questions = [
  'Question,Topic,Answer,State',
  ...Array.from(
    { length: 4900 },
    (_, n) => `Question ${n}?,test,<p>Round 0 of ${n}</p>,${n < 20 ? 'published' : 'draft'}`,
  ),
].join('\n');

/** Milliseconds. When a flood begins, only known devices are sure to get in. */
const warmUp = 8000;

/** Milliseconds that nothing that was measured may pass; bytes for the memory. */
const limits = { pages: 100, member: 1500, staff: 2000, memory: 400e6 };

/** Alone, and while everything comes at once. @returns whether all is within its limit */
export async function benchTogether(seconds: number): Promise<boolean> {
  const folder = join(cache, `run-${process.pid}`);
  await mkdir(folder, { recursive: true });
  const metrics = `127.0.0.1:${await freePort()}`;
  const { executablePath = 'off' } = await chosenBrowser();
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const candidates = await packCandidates(folder);
  const site = await startSite(folders, undefined, {
    HOST: '127.0.0.1',
    METRICS_ADDRESS: metrics,
    LOG_LEVEL: 'silent',
    PUBLISH: '',
    RELEASE_BROWSER: executablePath,
  });
  const call = callsTo(site.url);
  try {
    const cookie = cookiesOf(await signInStaff(call, desk));
    await measure(call, metrics, wait(2000));
    const alone = await measure(call, metrics, wait(seconds * 1000));
    const devices = {
      member: cookiesOf(await signInMember(call, desk)),
      staff: cookiesOf(await signInStaff(call, desk)),
    };
    const drill = { origin: site.url, folders, settings: { RELEASE_BROWSER: executablePath } };
    await releaseReported(drill, candidates.catalog);
    const attack = new Worker(new URL('./attack.ts', import.meta.url), { workerData: { origin: site.url } });
    const begin = await measure(call, metrics, wait(warmUp), devices);
    const change = releaseMachine(drill, candidates, ['experts'], await liveReleases(drill));
    const look = endOfLook(folders.releases, 'catalog');
    const others = Promise.all([look, changeSite(change, seconds * 1000)]);
    const together = await measure(call, metrics, Promise.all([others, busyDesk(call, cookie, others)]));
    await attack.terminate();
    const taken = await takenBack(folders.releases);
    process.stdout.write(`Look at the release that is reported: ${await look}\n`);
    process.stdout.write(taken.length === 0 ? 'Nothing was taken back.\n' : `${taken.join('\n')}\n`);
    return report({ alone, begin, together }) && (await look).includes('does not see them') && taken.length === 0;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Call = ReturnType<typeof callsTo>;

/** A sound one, a moment ago: the site looks at others because of no report. */
async function releaseReported(site: DrillSite, candidate: string): Promise<void> {
  const { code, output } = await siteCommand(site, ['release', candidate, '--no-browser', '--why', 'reported']);
  if (code !== 0) throw new Error(output);
}

/** Again and again: questions, 20 of them published, and a drawing that never ends. */
async function busyDesk(call: Call, cookie: string, others: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = others.finally(() => {
    isOver = true;
  });
  for (let round = 0; !isOver; round++) {
    const body = questions.replaceAll('Round 0', `Round ${round}`);
    const imported = await call({ path: '/desk/api/import/questions', body, type: 'text/csv', cookie, from: desk });
    if (imported.status !== 200) process.stdout.write(`Import: ${imported.status} ${imported.text.slice(0, 200)}\n`);
    await call({
      path: '/desk/api/pictures/logo',
      body: testBombs['nested use'],
      type: 'image/svg+xml',
      cookie,
      from: desk,
    });
  }
  await over;
}

async function changeSite(change: () => Promise<Change>, length: number): Promise<void> {
  const start = performance.now();
  do {
    const { kind, milliseconds, fault } = await change();
    process.stdout.write(`${kind}: ${fault ?? `${(milliseconds / 1000).toFixed(1)} s`}\n`);
  } while (performance.now() - start < length);
}

interface Seen {
  pages: Answer[];
  member: Answer[];
  staff: Answer[];
  memory: number;
}

const cookiesOf = ({ cookies }: Answer): string => cookies.map((each) => each.split(';', 1)[0]).join('; ');

const signInMember = (call: Call, from: string, cookie?: string) =>
  call({ path: `/api/${callPaths.login}`, body: { kv: member }, from, cookie });

const signInStaff = (call: Call, from: string, cookie?: string) =>
  call({ path: '/desk/api/sign-in', body: staff, from, cookie });

async function measure(
  call: Call,
  metrics: string,
  work: Promise<unknown>,
  devices: { member?: string; staff?: string } = {},
): Promise<Seen> {
  const seen: Seen = { pages: [], member: [], staff: [], memory: 0 };
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let visits = 0;
  const repeat = async (pause: number, once: (from: string) => Promise<unknown>) => {
    do {
      visits += 1;
      await once(addressOf(5000 + visits));
      await wait(pause);
    } while (!isOver);
  };
  await Promise.all([
    over,
    repeat(20, async (from) =>
      seen.pages.push(await call({ method: 'GET', path: paths[seen.pages.length % paths.length] ?? '/', from })),
    ),
    repeat(1000, async (from) => seen.member.push(await signInMember(call, from, devices.member))),
    repeat(1000, async (from) => seen.staff.push(await signInStaff(call, from, devices.staff))),
    repeat(500, async () => {
      seen.memory = Math.max(seen.memory, await memoryAt(metrics));
    }),
  ]);
  return seen;
}

async function memoryAt(metrics: string): Promise<number> {
  const figures = await (await fetch(`http://${metrics}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{.*\})? (\S+)/m.exec(figures)?.[1]);
}

function report({ alone, begin, together }: Record<'alone' | 'begin' | 'together', Seen>): boolean {
  const faults: string[] = [];
  const expectWithin = (name: string, value: number, limit: number) => {
    if (value > limit) faults.push(name);
  };
  const cells = (answers: readonly Answer[]) => {
    const times = answers.map(({ time }) => time);
    return [median(times), p99(times), Math.max(...times)].map((value) => value.toFixed(0));
  };
  const rows = (['pages', 'member', 'staff'] as const).map((name) => {
    const answers = together[name];
    const refusals = answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`);
    for (const refusal of new Set(refusals)) process.stdout.write(`${name}: ${refusal.slice(0, 200)}\n`);
    const refused = refusals.length;
    const times = answers.map(({ time }) => time);
    expectWithin(name, name === 'pages' ? p99(times) : Math.max(...times), limits[name]);
    expectWithin(`${name} refused`, refused, 0);
    return [name, ...cells(alone[name]), ...cells(answers), `${refused} of ${answers.length}`];
  });
  for (const name of ['member', 'staff'] as const) {
    const longest = Math.max(...begin[name].map(({ time }) => time));
    const refusals = begin[name].filter(({ status }) => status !== 200);
    const refused = refusals.length;
    for (const { status, text, time } of refusals)
      process.stdout.write(`${status} ${text.slice(0, 200)} ${time.toFixed(0)}\n`);
    process.stdout.write(
      `First ${warmUp / 1000} s, ${name} on a known device: ${longest.toFixed(0)} ms, ${refused} refused.\n`,
    );
    expectWithin(`${name} at first`, longest, limits[name]);
    expectWithin(`${name} refused at first`, refused, 0);
  }
  const columns = ['p50', 'p99', 'longest'];
  printTable(['ms', ...columns.map((name) => `alone: ${name}`), ...columns, 'refused'], rows);
  expectWithin('memory', together.memory, limits.memory);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  process.stdout.write(`Memory of the server: ${megabytes(alone.memory)}, then ${megabytes(together.memory)}.\n`);
  process.stdout.write(
    faults.length === 0 ? 'All is within its limit.\n' : `Beyond its limit: ${faults.join(', ')}.\n`,
  );
  return faults.length === 0;
}
