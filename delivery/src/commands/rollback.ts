import { UserError } from '@agile-languages/shared/errors';
import { sourceNames } from '../build/source-names.ts';
import { line } from '../progress.ts';
import { readHistory } from '../store/history.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { changeSite } from './change-site.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';

/** `npm run rollback -- <area> [--why …]`: activates the release before the live one. */
export async function rollback(args: string[]): Promise<void> {
  const { name: given, why } = readArgs(args);
  await changeSite(async ({ store, live, activate }) => {
    const name = nameAmong([...new Set([...sourceNames(), ...namesIn(live)])], given);
    const release = releaseIn(live, name);
    if (!release) throw new UserError(`${name} was never released here. Run npm start once.`);
    const before = await releaseBefore(store, name, release);
    const activation = await activate({ releases: { [name]: before }, note: { kind: 'rollback', why }, removes: true });
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
