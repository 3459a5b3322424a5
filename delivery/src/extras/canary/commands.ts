import { readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { nameAmong, needed } from '../../commands/arguments.ts';
import { changeSite } from '../../commands/change-site.ts';
import type { CanaryAction, Extras, SiteToChange } from '../../commands/extras.ts';
import { releaseNamed } from '../../commands/release.ts';
import { releaseArea } from '../../commands/release-area.ts';
import { line } from '../../output.ts';
import type { Requester } from '../../store/history.ts';
import { namesIn, readRegistry } from '../../store/registry.ts';
import { canaryOf, readSides } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { previewToken } from './preview-routes.ts';
import { longestPreview } from './release-beside.ts';
import { usages } from './usages.ts';

const usual = 24;

export async function preview(args: string[], extras: Extras): Promise<void> {
  const { name, flags, texts } = readArgs(args, usages.preview);
  const hours = Number(texts.for ?? usual);
  if (!(hours > 0 && hours <= longestPreview))
    throw new UsageError(`--for is a number of hours, at most ${longestPreview}, not "${texts.for}".`);
  if (!name && !texts.site) return changeSite(extras, (site) => linkToLive(site, hours));
  const wish = {
    why: texts.why ?? '',
    removes: flags.has('remove'),
    addsMany: flags.has('pages'),
    isAgain: true,
    inBrowser: false,
    preview: hours,
  };
  await releaseNamed(name, wish, { site: texts.site, keyFile: texts.key }, extras);
}

async function linkToLive({ store, config }: SiteToChange, hours: number): Promise<void> {
  const expires = new Date(Date.now() + hours * 3_600_000).toISOString();
  line(`${config.origin}/preview/${await previewToken(store, 'live', expires)}`);
  line(`The link shows the live site, with its areas and their releases, until ${expires}.`);
}

export const promote = (args: string[], extras: Extras): Promise<void> => change('promote', args, extras);

export const abort = (args: string[], extras: Extras): Promise<void> => change('abort', args, extras);

async function change(action: CanaryAction, args: string[], extras: Extras): Promise<void> {
  const { name, texts } = readArgs(args, usages[action]);
  const { site, key: keyFile, why = '' } = texts;
  const nameIn = async (store: Store) => {
    const names = new Set([...namesIn(await readRegistry(store)), ...(await canariesIn(store))]);
    return nameAmong([...names], name);
  };
  if (!site)
    return changeSite(extras, async (here) => act(here, action, await nameIn(here.store), why), { expect: nameIn });
  if (!name) throw new UsageError('Name an area.');
  await needed(extras.receive).sendAction(action, name, why, { site, keyFile });
}

export const act = (
  site: SiteToChange,
  action: CanaryAction,
  name: string,
  why: string,
  from?: Requester,
): Promise<void> => (action === 'promote' ? promoteCanary : endCanary)(site, name, why, from);

async function promoteCanary(site: SiteToChange, name: string, why: string, from?: Requester): Promise<void> {
  const canary = await canaryOf(site.store, name);
  if (!canary) throw await noCanary(site.store, name);
  const { release, commit, why: reason } = canary;
  const requester = from ?? canary.from;
  const note = {
    kind: 'promote',
    why: why || reason,
    ...(commit && { commit }),
    ...(requester && { from: requester }),
  } as const;
  await releaseArea(site, { name, release, note, removes: true, inBrowser: false });
}

/** First a revision of the same releases: a browser that had the canary takes none that is older. */
async function endCanary(
  { store, live, activate }: SiteToChange,
  name: string,
  why: string,
  from?: Requester,
): Promise<void> {
  const canary = await canaryOf(store, name);
  if (!canary || !live) throw await noCanary(store, name);
  const activation = await activate({
    releases: {},
    ends: canary.id,
    note: { kind: 'abort', why, subject: name, ...(from && { from }) },
    removes: true,
    back: { name, folder: store.pages(live.revision) },
  });
  line(`The canary of ${name} has ended, revision ${activation?.registry.revision}.`);
}

const canariesIn = async (store: Store): Promise<string[]> =>
  (await readSides(store)).filter(({ kind }) => kind === 'canary').map(({ name }) => name);

async function noCanary(store: Store, name: string): Promise<UserError> {
  const others = await canariesIn(store);
  return new UserError(`There is no canary of ${name}.${others.length > 0 ? ` Canaries: ${others.join(', ')}.` : ''}`);
}
