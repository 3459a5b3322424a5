import { parseArgs } from 'node:util';
import type { ApiClient } from '@agile-languages/shared/api';
import type { Composed } from './compose/compose.ts';
import { readConfig } from './config.ts';
import { areaNames, Refusal, type ReleasedName, releasedName, releasedNames, type Store, storeIn } from './places.ts';
import { upToDate } from './release/bring-up-to-date.ts';
import { type Changes, goLive, releaseIn } from './release/live.ts';
import { locked } from './release/lock.ts';
import { readHistory, readRegistry } from './release/registry-file.ts';
import { withApi } from './release/with-api.ts';
import { line, step } from './report.ts';

/** `npm run release -- <area> [--why …]`: builds one workspace and makes it live. */
export async function release(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { why: { type: 'string' } }, allowPositionals: true });
  const name = releasedName(positionals[0]);
  const { site, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    await readRegistry(store);
    await withApi(site, async (api) => {
      const hash = await upToDate(store, name);
      const done = await step(
        'compose and flip',
        () => goLive(store, site, { [name]: hash }, { kind: 'release', why: values.why ?? '' }, api),
        (result) => (result ? `${result.composed} pages composed, ${result.kept} kept` : 'nothing to do'),
      );
      reportFailure(done);
      line(done ? `${name} ${hash} is live, revision ${done.registry.revision}.` : `${name} ${hash} was live already.`);
    });
  });
}

/** `npm run rollback -- <area> [--why …]`: makes the release before the live one live again. */
export async function rollback(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { why: { type: 'string' } }, allowPositionals: true });
  const name = releasedName(positionals[0]);
  const { site, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    const live = releaseIn(await readRegistry(store), name);
    if (!live) throw new Refusal(`${name} was never released here. Run npm start once.`);
    const order = await releaseOrder(store, name);
    const before = order[order.lastIndexOf(live) - 1];
    if (!before) throw new Refusal(`There is no release of ${name} before ${live}.`);
    const done = await step('compose and flip', () =>
      withApi(site, (api) => goLive(store, site, { [name]: before }, { kind: 'rollback', why: values.why ?? '' }, api)),
    );
    reportFailure(done);
    line(`${name} is back at ${before}, revision ${done?.registry.revision}.`);
  });
}

/** Releases of a workspace in the order in which they went live. A rollback takes back what it gave up. */
async function releaseOrder(store: Store, name: ReleasedName): Promise<string[]> {
  const order: string[] = [];
  for (const { kind, changes } of await readHistory(store))
    for (const change of changes)
      if (change.name === name) {
        const at = kind === 'rollback' ? order.lastIndexOf(change.to) : -1;
        if (at >= 0) order.length = at + 1;
        else order.push(change.to);
      }
  return order;
}

/** `npm run status`: which release of each area is live, since when and why. */
export async function status(): Promise<void> {
  const store = storeIn(readConfig(process.env).releasesDir);
  const registry = await readRegistry(store);
  if (!registry) throw new Refusal('Nothing is released yet. Run npm start once.');
  const history = await readHistory(store);
  line(`revision ${registry.revision}\n`);
  line(`${'area'.padEnd(12)} ${'release'.padEnd(18)} ${'live since'.padEnd(26)} why`);
  for (const name of releasedNames) {
    const live = releaseIn(registry, name) ?? '-';
    const last = history.findLast(({ changes }) =>
      changes.some((change) => change.name === name && change.to === live),
    );
    line(`${name.padEnd(12)} ${live.padEnd(18)} ${(last?.at ?? '-').padEnd(26)} ${last?.why || (last?.kind ?? '')}`);
  }
}

/** Builds whatever has changed and makes it live, with the data that the API has now. */
export async function releaseAll(api: ApiClient): Promise<void> {
  const { site, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    await readRegistry(store);
    const changes: Changes = {};
    for (const name of ['shell', ...areaNames] as const) changes[name] = await upToDate(store, name);
    const done = await step(
      'compose pages',
      () => goLive(store, site, changes, { kind: 'release', why: 'start' }, api),
      (result) => (result ? `${result.composed} composed, ${result.kept} kept` : 'all live already'),
    );
    reportFailure(done);
  });
}

function reportFailure(done: Composed | undefined): void {
  if (!done?.failure) return;
  const { message } = done.failure instanceof Error ? done.failure : new Error(String(done.failure));
  line(`The API gave no answer, so pages are composed without its data (${message}).`);
}
