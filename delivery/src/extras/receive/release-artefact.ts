import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { changeSite } from '../../commands/change-site.ts';
import type { Extras, ReleaseWish } from '../../commands/extras.ts';
import { releaseArea } from '../../commands/release-area.ts';
import { step } from '../../output.ts';
import { Refusal } from '../../refusal.ts';
import { keepRelease } from '../../release/keep-release.ts';
import { draftName } from '../../store/drafts.ts';
import { type Requester, readHistory } from '../../store/history.ts';
import { releaseIn } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { bytesIn, removeUnusedReleases, storedBytes } from '../../store/unused-releases.ts';
import type { Artefact } from './artefact.ts';
import { withArtefact } from './fetch-artefact.ts';
import { readArtefact } from './read-artefact.ts';
import { checkSignature, writeSignature } from './release-signature.ts';
import type { ArtefactOptions, SiteRequest } from './requested-work.ts';

export const releaseNamedArtefact = (name: string, wish: ReleaseWish, extras: Extras): Promise<void> =>
  withArtefact(name, (file) => releaseArtefact(file, wish, extras));

export async function releaseArtefact(file: string, options: ArtefactOptions, extras: Extras): Promise<void> {
  const { why, removes, isAgain, addsMany = false, inBrowser = true, canary, preview, request } = options;
  await changeSite(
    extras,
    async (site) => {
      const { store, live } = site;
      if (request) await expectValid(store, live, request);
      const { name, description, commit } = await step(
        'check the artefact',
        () => keepArtefact(store, file, { area: request?.area, most: site.mostStored }),
        (artefact) => `${artefact.name} ${artefact.description.release}`,
      );
      const { release } = description;
      if (!isAgain) await expectNew(store, live, name, release);
      const from = request && requesterOf(request);
      const note = { kind: 'release', why, ...(commit && { commit }), ...(from && { from }) } as const;
      const beside = { ...(canary !== undefined && { canary }), ...(preview !== undefined && { preview }) };
      await releaseArea(site, { name, release, isVerified: true, note, removes, addsMany, inBrowser, ...beside });
    },
    { asksApi: true },
  );
}

/** An old artefact must not take back a newer release. */
async function expectNew(store: Store, live: Registry | undefined, name: string, release: string): Promise<void> {
  if (releaseIn(live, name) === release) return;
  const last = (await readHistory(store)).findLast(({ changes }) =>
    changes.some((change) => change.name === name && change.to === release),
  );
  if (last)
    throw new Refusal(
      `Release ${release} of ${name} was live before, since revision ${last.revision}. Nothing has changed. To go back to it: npm run rollback -- ${name} --to ${release}, or add --again.`,
    );
}

interface KeepOptions {
  area?: string | undefined;
  /** In bytes. */
  most?: number;
}

export async function keepArtefact(
  store: Store,
  file: string,
  { area, most = Number.POSITIVE_INFINITY }: KeepOptions = {},
): Promise<Artefact> {
  const folder = join(store.directory, `.incoming-${draftName()}`);
  await mkdir(folder, { recursive: true });
  try {
    const artefact = await readArtefact(file, folder);
    const { name, description, signature } = artefact;
    if (area && name !== area)
      throw new Refusal(`The artefact is refused: it is of ${name}, not of ${area}. Nothing has changed.`);
    await checkSignature(store, name, description, signature);
    const { release } = description;
    if (!existsSync(store.release(name, release))) await expectRoom(store, folder, most);
    await keepRelease(store, name, async (draft) => {
      await rm(draft, { recursive: true });
      await rename(folder, draft);
      return release;
    });
    if (signature) await writeSignature(store.release(name, release), signature);
    return artefact;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function expectRoom(store: Store, folder: string, most: number): Promise<void> {
  const isFull = async () => (await storedBytes(store)) + (await bytesIn(folder)) > most;
  if (most === Number.POSITIVE_INFINITY || !(await isFull())) return;
  await removeUnusedReleases(store);
  if (!(await isFull())) return;
  throw new Refusal(
    `The releases of this site would have more than ${(most / 2 ** 20).toLocaleString('en')} MB (MOST_STORED_MEGABYTES). Nothing has changed. The operator decides about more.`,
  );
}

/** Once, and only for the live release that it means to replace. */
export async function expectValid(
  store: Store,
  live: Registry | undefined,
  { area, replaces, id }: SiteRequest,
): Promise<void> {
  const now = releaseIn(live, area) ?? null;
  if ((await readHistory(store)).some(({ from }) => from?.id === id))
    throw new Refusal('The request is refused: it was followed before. Nothing has changed.');
  if (now !== replaces)
    throw new Refusal(
      `The request is refused: it replaces ${replaces ?? 'nothing'}, but release ${now ?? 'none'} of ${area} is live by now. Nothing has changed.`,
    );
}

export const requesterOf = ({ who, machine, id, key }: SiteRequest): Requester => ({
  who,
  machine,
  id,
  ...(key && { key }),
});
