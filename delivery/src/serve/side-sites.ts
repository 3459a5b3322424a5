import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRegistry } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { readJson } from '../store/json.ts';
import { readSides, type SideRevision, sideFolder } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { type LiveSite, siteIn } from './live-site.ts';

/** A revision that is served beside the live one. */
export interface SideSite extends LiveSite {
  side: SideRevision;
}

/** Reads what is served beside the live revision, again whenever that has changed. What is not readable is left out. */
export function sideSites(store: Store): () => Promise<readonly SideSite[]> {
  let lastChange = '';
  let current: Promise<readonly SideSite[]> = Promise.resolve([]);
  return async () => {
    const folder = await stat(store.sides, { bigint: true }).catch(() => undefined);
    const change = folder ? `${folder.ino} ${folder.mtimeNs}` : '';
    if (change !== lastChange) {
      lastChange = change;
      current = readAll(store);
    }
    return current;
  };
}

async function readAll(store: Store): Promise<SideSite[]> {
  const sites = (await readSides(store)).map(async (side): Promise<SideSite[]> => {
    const folder = sideFolder(store, side);
    const registry = checkRegistry(await readJson(join(folder, 'registry.json')));
    const site = typeof registry === 'string' ? registry : await siteIn(store, registry, folder);
    if (typeof site !== 'string') return [{ ...site, side }];
    logFault(`${side.kind} of ${side.name}: ${site} It is not served.`);
    return [];
  });
  return (await Promise.all(sites)).flat();
}
