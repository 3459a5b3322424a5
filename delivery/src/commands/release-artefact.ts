import type { Registry } from '@agile-languages/shared/registry';
import { step } from '../progress.ts';
import type { ArtefactOptions } from '../receive/artefact-options.ts';
import { Refusal } from '../refusal.ts';
import { readHistory } from '../store/history.ts';
import { releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { changeSite } from './change-site.ts';
import { expectValid, requesterOf } from './expect-valid.ts';
import { releaseArea } from './release-area.ts';

/** Releases what `npm run pack` made. @throws {UserError} when it is refused; nothing has changed then */
export async function releaseArtefact(file: string, options: ArtefactOptions): Promise<void> {
  const { why, removes, isAgain, inBrowser = true, canary, preview, request } = options;
  await changeSite(
    async (site) => {
      const { store, live } = site;
      if (request) await expectValid(store, live, request);
      const { keepArtefact } = await import('../artefact/keep-artefact.ts');
      const { name, description, commit } = await step(
        'check the artefact',
        () => keepArtefact(store, file, request?.area),
        (artefact) => `${artefact.name} ${artefact.description.release}`,
      );
      const { release } = description;
      if (!isAgain) await expectNew(store, live, name, release);
      const from = request && requesterOf(request);
      const note = { kind: 'release', why, ...(commit && { commit }), ...(from && { from }) } as const;
      const shown = { ...(canary !== undefined && { canary }), ...(preview !== undefined && { preview }) };
      await releaseArea(site, { name, release, isVerified: true, note, removes, inBrowser, ...shown });
    },
    { asksApi: true },
  );
}

/** @throws {UserError} when a release was live before and is not now: an old artefact must not take back a newer one */
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
