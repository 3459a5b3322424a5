import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { type DeliveryConfig, readConfig } from './config.ts';
import { line } from './output.ts';
import { readRules } from './store/json.ts';
import { type OpenSharedStore, openReleaseStore } from './store/release-store.ts';
import type { Store } from './store/store.ts';

/** So that all releases use the same. */
export const siteVariables = [
  'SITE_ORIGIN',
  'DEMO',
  'BRAND',
  'CONTACT_EMAIL',
  'IMPRINT',
  'PRIVACY_URL',
  'API_BASE',
  'FILE_BASE',
  'LOGIN_URL',
  'HANDBOOK_URL',
  'TERMS_URL',
  'FRAMEWORK_URL',
  'MAIL_ORIGIN',
  'MAIL_PUBLIC_KEY',
  'MAIL_SERVICE_ID',
  'MAIL_TEMPLATE_MODAL',
  'MAIL_TEMPLATE_HOME',
  'APP_REDIRECT_URL',
  'AREA_ORIGINS',
] as const;

export type SiteSettings = Readonly<Partial<Record<(typeof siteVariables)[number], string>>>;

export interface SiteEnvironment {
  config: DeliveryConfig;
  env: NodeJS.ProcessEnv;
  conflict?: string;
  isKept: boolean;
}

export function settingsOf(env: NodeJS.ProcessEnv): SiteSettings {
  const set = siteVariables.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return { ...Object.fromEntries(set), SITE_ORIGIN: readConfig(env).site.origin };
}

/** Development has an address and texts of its own. */
export function withoutSettings(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; ignored: string[] } {
  const isOfSite = ([name]: [string, unknown]) => (siteVariables as readonly string[]).includes(name);
  const entries = Object.entries(env).filter(([, value]) => value);
  return {
    env: Object.fromEntries(entries.filter((entry) => !isOfSite(entry))),
    ignored: entries.filter(isOfSite).map(([name]) => name),
  };
}

export async function siteEnvironment(
  env: NodeJS.ProcessEnv,
  openShared: OpenSharedStore | undefined,
): Promise<SiteEnvironment> {
  const own = readConfig(env);
  const served = await refreshed(own, openShared);
  const kept = await keptSettings(served);
  const { releasesDir: RELEASES_DIR } = own;
  if (!kept) return { config: own, env: { ...env, RELEASES_DIR }, isKept: false };
  const merged = { ...withoutSettings(env).env, ...kept, RELEASES_DIR };
  const conflict = conflictOf(env, kept);
  return { config: readConfig(merged), env: merged, isKept: true, ...(conflict && { conflict }) };
}

const keptSettings = (store: Store) => readRules<SiteSettings>(store.site, 'the configuration of the site');

/** While the storage does not answer, the last copy is good enough. */
async function refreshed(config: DeliveryConfig, openShared: OpenSharedStore | undefined): Promise<Store> {
  const { served, refresh } = await openReleaseStore(config, { openShared });
  await refresh().catch((cause) => {
    if (!(cause instanceof UserError) || !existsSync(served.registry)) throw cause;
    line(`${cause.message} Here is what was live last.`);
  });
  return served;
}

export async function matchingEnvironment(
  env: NodeJS.ProcessEnv,
  openShared: OpenSharedStore | undefined,
): Promise<SiteEnvironment> {
  const site = await siteEnvironment(env, openShared);
  if (site.conflict)
    throw new UserError(`${site.conflict} The command did nothing. To change the site: npm run configure`);
  return site;
}

/** Another process may have given the site other settings. */
export async function expectSameSettings(store: Store, env: NodeJS.ProcessEnv): Promise<void> {
  const kept = await keptSettings(store);
  const own = settingsOf(env);
  if (kept && siteVariables.some((name) => kept[name] !== own[name]))
    throw new UserError('The configuration of the site has changed meanwhile. Nothing has changed. Try again.');
}

export async function keepSettings(store: Store, settings: SiteSettings): Promise<void> {
  await mkdir(store.directory, { recursive: true });
  const draft = `${store.site}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(settings, null, 2)}\n`);
  await rename(draft, store.site);
}

function conflictOf(env: NodeJS.ProcessEnv, kept: SiteSettings): string | undefined {
  const { port } = new URL(kept.SITE_ORIGIN ?? '');
  const isLocal = kept.SITE_ORIGIN?.startsWith('http://localhost:');
  if (isLocal && env.PORT && !env.SITE_ORIGIN && env.PORT !== port)
    return `PORT is ${env.PORT}, but the pages of this site are made for ${kept.SITE_ORIGIN}.`;
  const name = siteVariables.find((variable) => env[variable] && settled(env, variable) !== kept[variable]);
  return name && `${name} is ${env[name]}, but this site has ${kept[name] ?? 'the default'}.`;
}

const settled = (env: NodeJS.ProcessEnv, name: (typeof siteVariables)[number]) =>
  name === 'SITE_ORIGIN' ? readConfig(env).site.origin : env[name];
