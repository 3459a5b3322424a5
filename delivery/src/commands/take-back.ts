import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Registry } from '@agile-languages/shared/registry';
import { type HistoryEntry, type Requester, readHistory } from '../store/history.ts';
import { registryWith } from '../store/past-registries.ts';
import { releaseIn } from '../store/registry-file.ts';
import { canaryOf } from '../store/side-revisions.ts';
import type { WatchedRelease } from '../watch/watched-releases.ts';
import { endCanary } from './abort.ts';
import { changeSite, type SiteToChange } from './change-site.ts';

/**
 * Takes back a release that fails in browsers: a canary ends; what is live is rolled back, with everything that became
 * live in the same step and is live still. Servers run it; it does nothing when somebody was first.
 */
export async function takeBack([text = '']: string[]): Promise<void> {
  const { kind, name, release, why }: WatchedRelease & { why: string } = JSON.parse(text);
  await changeSite(async (site) => {
    const from = { who: 'the site itself', machine: hostname(), id: randomUUID() };
    if (kind === 'release') await rollBack(site, name, release, why, from);
    else if ((await canaryOf(site.store, name))?.release === release) await endCanary(site, name, why, from);
  });
}

async function rollBack(
  { store, live, activate }: SiteToChange,
  name: string,
  release: string,
  why: string,
  from: Requester,
) {
  if (!live || releaseIn(live, name) !== release) return;
  const releases = releasesBefore(await readHistory(store), live, name, release);
  const registry =
    Object.keys(releases).length === 1 ? await registryWith(store, name, releases[name] ?? '') : undefined;
  await activate({
    releases,
    note: { kind: 'rollback', why, from },
    removes: true,
    ...(registry && { back: { name, folder: store.pages(registry.revision) } }),
  });
}

/** What was live of everything that the release of this one replaced, where that has not been replaced since. */
function releasesBefore(
  history: readonly HistoryEntry[],
  live: Registry,
  name: string,
  release: string,
): Record<string, string> {
  const step = history.findLast(
    ({ kind, changes }) =>
      (kind === 'release' || kind === 'promote') &&
      changes.some((change) => change.name === name && change.to === release),
  );
  return Object.fromEntries(
    (step?.changes ?? []).flatMap(({ name: one, from, to }) =>
      from && releaseIn(live, one) === to ? [[one, from]] : [],
    ),
  );
}
