import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testBombs } from '@agile-languages/api/testing/bombs';
import { freePort } from '@agile-languages/api/testing/free-port';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { cache } from '@agile-languages/e2e/src/places.ts';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { packCandidates } from '../releases/pack-candidates.ts';
import { type Change, type DrillSite, liveReleases, releaseMachine, siteCommand } from '../releases/release-machine.ts';
import { serve } from '../throughput/served.ts';
import { type Answer, addressOf, type Call, callsTo, signInMember, signInStaff } from './calls.ts';
import { endOfLook, takenBack } from './looks.ts';
import { report } from './report.ts';
import { startApart, startVisitors } from './seen.ts';

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
  const bare = await serve({ kind: 'hello', bytes: 17_000 });
  const { measure, stop } = startVisitors({ site: site.url, bare: `http://127.0.0.1:${bare.port}`, metrics });
  try {
    const cookie = cookiesOf(await signInStaff(call, desk));
    await measure(wait(2000));
    const alone = await measure(wait(seconds * 1000));
    const devices = {
      member: cookiesOf(await signInMember(call, desk)),
      staff: cookiesOf(await signInStaff(call, desk)),
    };
    const drill = { origin: site.url, folders, settings: { RELEASE_BROWSER: executablePath } };
    await releaseReported(drill, candidates.catalog);
    const attack = startApart(new URL('./attack.ts', import.meta.url), site.url);
    const begin = await measure(wait(warmUp), devices);
    const change = releaseMachine(drill, candidates, ['experts'], await liveReleases(drill));
    const look = endOfLook(folders.releases, 'catalog');
    const others = Promise.all([look, changeSite(change, seconds * 1000)]);
    const together = await measure(Promise.all([others, busyDesk(call, cookie, others)]));
    attack.kill();
    const taken = await takenBack(folders.releases);
    process.stdout.write(`Look at the release that is reported: ${await look}\n`);
    process.stdout.write(taken.length === 0 ? 'Nothing was taken back.\n' : `${taken.join('\n')}\n`);
    return report({ alone, begin, together }) && (await look).includes('does not see them') && taken.length === 0;
  } finally {
    stop();
    bare.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sound one, a moment ago: the site looks at others because of no report. */
async function releaseReported(site: DrillSite, candidate: string): Promise<void> {
  const { code, output } = await siteCommand(site, ['release', candidate, '--no-browser', '--why', 'reported']);
  if (code !== 0) throw new Error(output);
}

/** Again and again: questions, 20 of them published, and a drawing that takes too long. */
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
      body: testBombs.turbulence,
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

const cookiesOf = ({ cookies }: Answer): string => cookies.map((each) => each.split(';', 1)[0]).join('; ');
