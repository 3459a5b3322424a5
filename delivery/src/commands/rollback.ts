import { UserError } from '@agile-languages/shared/errors';
import { activateReleases } from '../activate/activate-releases.ts';
import { sourceNames } from '../build/source-names.ts';
import { readConfig } from '../config.ts';
import { withApi } from '../prerender/with-api.ts';
import { line, step } from '../progress.ts';
import { readHistory } from '../store/history.ts';
import { locked } from '../store/lock.ts';
import { namesIn, readRegistry, releaseIn } from '../store/registry-file.ts';
import { type Store, storeIn } from '../store/store.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** `npm run rollback -- <area> [--why …]`: activates the release before the live one. */
export async function rollback(args: string[]): Promise<void> {
  const { name: given, why } = readArgs(args);
  const { site: config, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    const registry = await readRegistry(store);
    const name = nameAmong([...new Set([...sourceNames(), ...namesIn(registry)])], given);
    const live = releaseIn(registry, name);
    if (!live) throw new UserError(`${name} was never released here. Run npm start once.`);
    const before = await releaseBefore(store, name, live);
    const activation = await step(
      'prerender and activate',
      () =>
        withApi(config, (api) =>
          activateReleases({ store, config, releases: { [name]: before }, note: { kind: 'rollback', why }, api }),
        ),
      describeSite,
    );
    reportFailure(activation);
    line(`${name} is back at ${before}, revision ${activation?.registry.revision}.`);
  });
}

async function releaseBefore(store: Store, name: string, live: string): Promise<string> {
  const order = await releaseOrder(store, name);
  const before = order[order.lastIndexOf(live) - 1];
  if (!before) throw new UserError(`There is no release of ${name} before ${live}.`);
  return before;
}

/** Releases of an area in the order in which they became live, without those that a rollback gave up. */
async function releaseOrder(store: Store, name: string): Promise<string[]> {
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
