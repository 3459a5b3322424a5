import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { cache, delivery } from '@agile-languages/e2e/src/places.ts';
import { run } from '@agile-languages/e2e/src/run.ts';
import { type SiteFolders, siteEnv, startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import { median, printTable } from '../figures.ts';
import { packCandidates } from '../releases/pack-candidates.ts';
import { addSamples, renameSample } from './add-samples.ts';
import { inSeconds } from './in-seconds.ts';

const rounds = 3;
/** Milliseconds: longer than changes gather after a publication, so that each is a change by itself. */
const pause = 3000;
const origin = 'http://localhost:3000';
const sample = '700001';

export async function benchDocuments(sizes: readonly number[]): Promise<void> {
  const folder = join(cache, `documents-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const { catalog } = await packCandidates(folder);
    const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
    await (await startSite(folders, origin)).stop();
    const { executablePath = '' } = await chosenBrowser();
    const rows: string[][] = [];
    let documents = documentsIn(await command(folders, 'release', catalog, '--why', 'bench'));
    let added = 0;
    for (const size of sizes) {
      const count = Math.max(0, size - documents);
      await addSamples(databaseOf(folders), added, count);
      added += count;
      const prerendered = await inSeconds(() => command(folders, 'prerender'));
      const released = await releasesIn(folders, catalog, executablePath);
      documents = released.documents;
      rows.push([
        documents.toLocaleString('en'),
        count === 0 ? '–' : prerendered.toFixed(0),
        ...released.seconds,
        await renamedIn(folders),
      ]);
    }
    printTable(
      ['documents', 'new ones prerendered', 'released', 'with the browser', 'taken back', 'sample shown'],
      rows,
    );
    process.stdout.write(`In seconds, the median of ${rounds}.\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const databaseOf = ({ data }: SiteFolders) => join(data, 'demo.sqlite');

/** '22 pages prerendered (22 code changed), 93 reused' */
function documentsIn(output: string): number {
  const [, prerendered, reused] = /(\d+) pages? prerendered .*, (\d+) reused/.exec(output) ?? [];
  return Number(prerendered) + Number(reused);
}

async function releasesIn(folders: SiteFolders, candidate: string, browser: string) {
  const times: Record<'released' | 'tried' | 'takenBack', number[]> = { released: [], tried: [], takenBack: [] };
  let output = '';
  for (let round = 0; round < rounds; round++)
    for (const kind of ['released', 'tried'] as const) {
      const release = await liveCatalog(folders);
      times.takenBack.push(await secondsUntilLive(folders, () => command(folders, 'rollback', 'catalog')));
      await rm(join(folders.releases, 'catalog', release), { recursive: true });
      times[kind].push(
        await secondsUntilLive(folders, async () => {
          const env = kind === 'tried' ? { RELEASE_BROWSER: browser } : {};
          output = await command({ ...folders, env }, 'release', candidate, '--again', '--why', 'bench');
        }),
      );
    }
  return { documents: documentsIn(output), seconds: Object.values(times).map((all) => median(all).toFixed(2)) };
}

async function renamedIn(folders: SiteFolders): Promise<string> {
  const site = await startSite(folders, origin, { PUBLISH: '' });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await wait(pause);
      const name = `Name ${round} of the sample`;
      const isShown = async () => (await (await fetch(`${site.url}/sample/${sample}`)).text()).includes(name);
      times.push(
        await inSeconds(async () => {
          await renameSample(databaseOf(folders), sample, name);
          while (!(await isShown())) await wait(50);
        }),
      );
    }
    return median(times).toFixed(1);
  } finally {
    await site.stop();
  }
}

async function command(folders: SiteFolders & { env?: object }, ...args: string[]): Promise<string> {
  const env = { ...siteEnv(folders, origin), ...folders.env };
  const { code, output } = await run(pinnedNode, [delivery, ...args], { env });
  if (code !== 0) throw new Error(output);
  return output;
}

async function liveCatalog({ releases }: SiteFolders): Promise<string> {
  const registry: Registry = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  return registry.areas.catalog?.release ?? '';
}

/** The command goes on after the change is live. */
async function secondsUntilLive({ releases }: SiteFolders, work: () => Promise<unknown>): Promise<number> {
  const registry = () => readFile(join(releases, 'registry.json'), 'utf8');
  const before = await registry();
  const start = performance.now();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone && (await registry()) === before) await wait(10);
  const seconds = (performance.now() - start) / 1000;
  await done;
  return seconds;
}
