import { existsSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';
import type { ActivateOptions } from '../activate/activate-options.ts';
import type { Activation } from '../activate/activate-releases.ts';
import { logFault } from '../log-fault.ts';
import { machineFault } from '../machine-fault.ts';
import { line, step } from '../output.ts';
import { keepPublishedContent } from '../prerender/content.ts';
import { PagesLeft, sentenceOf } from '../prerender/faults.ts';
import { countReasons } from '../prerender/fingerprint.ts';
import { growthOf } from '../prerender/growth.ts';
import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { type ApiOfPages, withApi } from '../prerender/with-api.ts';
import { Refusal } from '../refusal.ts';
import {
  expectSameSettings,
  keepSettings,
  matchingEnvironment,
  type SiteEnvironment,
  settingsOf,
} from '../site-settings.ts';
import { removeEndedDrafts } from '../store/drafts.ts';
import type { HeldLock } from '../store/lock.ts';
import { claimedRegistry, readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { type Extras, type SiteChange, type SiteToChange, siteExtrasOf } from './extras.ts';

interface ChangeOptions extends Partial<Pick<Store, 'compressesFirst'>> {
  environment?: SiteEnvironment;
  asksApi?: boolean;
  /** What is wrong whatever another command does is answered without waiting for it. */
  expect?: (store: Store) => Promise<unknown>;
}

export async function changeSite(
  extras: Extras,
  work: (site: SiteToChange) => Promise<void>,
  { environment, asksApi = false, expect, ...storeOptions }: ChangeOptions = {},
): Promise<void> {
  const openShared = extras.objectStorage;
  const site = environment ?? (await matchingEnvironment(process.env, openShared));
  const opened = await openReleaseStore(site.config, { openShared, ...storeOptions });
  let revision = 0;
  const changeIn = async (store: Store, lock: HeldLock | undefined) => {
    if (!environment) await expectSameSettings(store, site.env);
    const live = await readRegistry(store);
    revision = live?.revision ?? 0;
    if (live && !site.isKept && !existsSync(store.site))
      throw new UserError(
        'The configuration of this site is not kept yet, so nothing has changed. Start the site once, or run: npm run configure',
      );
    const apiOptions = { config: site.config.site, env: site.env, migrates: !live, opensAtOnce: asksApi };
    await withApi(apiOptions, (api) => work(siteToChange({ site, store, live, extras, api, lock })));
  };
  const change = async () => {
    if (expect) await opened.refresh();
    await expect?.(opened.served);
    // After the work, which goes on with what an ended command has left.
    await opened.change((store, lock) => changeIn(store, lock).finally(() => tidy(store)));
  };
  await change().catch(async (cause) => {
    const fault = cause instanceof UserError ? undefined : machineFault(cause);
    if (!fault) throw cause;
    await opened.refresh().catch(() => {});
    throw new Refusal(`${fault} ${await stateAfter(opened.served, revision)}`, { cause });
  });
}

const tidy = (store: Store) =>
  removeEndedDrafts(store).catch((cause) => logFault('drafts of ended commands not removed', { cause }));

async function stateAfter(store: Store, before: number): Promise<string> {
  const after = (await readRegistry(store))?.revision ?? 0;
  if (after !== before) return `Revision ${after} is live. The next command completes what is missing.`;
  const claimed = await claimedRegistry(store, before + 1);
  if (!claimed) return 'What is live has not changed.';
  return `What is live has not changed yet: revision ${claimed.revision} is complete, and the next command makes it live.`;
}

interface OpenedSite extends Pick<SiteToChange, 'store' | 'live' | 'extras'> {
  site: SiteEnvironment;
  api: ApiOfPages;
  lock: HeldLock | undefined;
}

function siteToChange({ site, store, live, extras, api, lock }: OpenedSite): SiteToChange {
  const { site: config, most } = site.config;
  const contentVersion = async () => (await api.content())?.version;
  const optionsOf = ({ inBrowser, addsMany, ...change }: SiteChange): ActivateOptions => ({
    ...change,
    growth: growthOf(most, change.note.kind, addsMany),
    ...{ store, config, api: api.send, content: api.content },
    signersOf: extras.receive?.signersOf,
    prepareForPartners: extras.partners?.prepare,
    follow: extras.canary?.follow,
    ...(extras.trial && inBrowser !== undefined && { tryOut: tryOutWith(extras.trial, inBrowser) }),
  });
  const tryOutWith =
    (trial: NonNullable<Extras['trial']>, isWanted: boolean): NonNullable<ActivateOptions['tryOut']> =>
    async (candidate) => {
      const { text } = await trial(candidate, {
        isWanted,
        api,
        routes: siteExtrasOf(extras, config).routes,
      });
      return text;
    };
  const noteContent = async (change: SiteChange, activation?: Activation) => {
    const content = contentAfter(change, activation, api.hasFailed());
    if (content !== 'as before')
      await keepPublishedContent(store, content === 'all' ? await contentVersion() : undefined);
  };
  const activate = async (change: SiteChange) => {
    // At the first release nothing is lost yet.
    if (!live) await api.ready();
    const activation = await activateAndReport({ ...optionsOf(change), ...(lock && { lock }) }).catch(async (cause) => {
      if (cause instanceof PagesLeft) await noteContent(change);
      throw cause;
    });
    if (!site.isKept) await keepSettings(store, settingsOf(site.env));
    await noteContent(change, activation);
    return activation;
  };
  const given = { store, config, extras, live, mostStored: most.stored };
  return { ...given, hasApiFailed: api.hasFailed, contentVersion, activate, optionsOf };
}

function contentAfter(
  { back, isDryRun, removes }: SiteChange,
  activation: Activation | undefined,
  hasApiFailed: boolean,
): 'all' | 'unknown' | 'as before' {
  if (isDryRun) return 'as before';
  if (back || hasApiFailed || (activation && activation.kept.length > 0)) return 'unknown';
  return activation || removes ? 'all' : 'as before';
}

async function activateAndReport(options: ActivateOptions): Promise<Activation | undefined> {
  const { activateReleases } = await import('../activate/activate-releases.ts');
  const name = options.isDryRun ? 'what would change' : 'prerender and activate';
  const activation = await step(name, () => activateReleases(options), describeSite);
  reportFailure(activation);
  return activation;
}

export function describeSite(site: PrerenderedSite | undefined): string {
  if (!site) return 'all live already';
  const reasons = Object.values(site.prerendered);
  const why = reasons.length > 0 ? ` (${countReasons(reasons)})` : '';
  return `${reasons.length} ${reasons.length === 1 ? 'page' : 'pages'} prerendered${why}, ${site.reused.length} reused`;
}

export function reportFailure(site: PrerenderedSite | undefined): void {
  if (!site) return;
  const { failure, kept, removed, faults = [] } = site;
  for (const fault of faults) line(sentenceOf(fault));
  if (failure) {
    const fact = failure.status === undefined ? 'The API gave no answer' : 'The API answered with an error';
    line(`${fact}, so pages keep the data that they had (${failure.message}).`);
  }
  if (removed.length > 0) line(`Removed: ${named(removed)}`);
  if (kept.length > 0)
    line(
      `Kept although the API does not list them any more: ${named(kept)}. To remove them: npm run prerender -- --remove`,
    );
}

const named = (keys: readonly string[]) =>
  keys.slice(0, 5).join(', ') + (keys.length > 5 ? ` and ${keys.length - 5} more` : '');
