import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Registry } from '@agile-languages/shared/registry';
import { changeSite } from '../../commands/change-site.ts';
import type { Extras, SiteToChange } from '../../commands/extras.ts';
import { type HistoryEntry, type Requester, readHistory } from '../../store/history.ts';
import { registryWith, releaseIn } from '../../store/registry.ts';
import { canaryOf } from '../../store/side-revisions.ts';
import { act } from './commands.ts';
import { activationOf, type WatchedRelease } from './watched-releases.ts';

/** Everything that became live in the same step goes with it. */
export async function takeBack({ kind, name, release }: WatchedRelease, why: string, extras: Extras): Promise<void> {
  await changeSite(extras, async (site) => {
    const from = { who: 'the site itself', machine: hostname(), id: randomUUID() };
    if (kind === 'release') await rollBack(site, name, release, why, from);
    else if ((await canaryOf(site.store, name))?.release === release) await act(site, 'abort', name, why, from);
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

function releasesBefore(
  history: readonly HistoryEntry[],
  live: Registry,
  name: string,
  release: string,
): Record<string, string> {
  const step = activationOf(history, { name, release });
  return Object.fromEntries(
    (step?.changes ?? []).flatMap(({ name: changed, from, to }) =>
      from && releaseIn(live, changed) === to ? [[changed, from]] : [],
    ),
  );
}
