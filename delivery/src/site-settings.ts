import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { type DeliveryConfig, readConfig } from './config.ts';
import { line } from './progress.ts';
import { openReleaseStore } from './storage/release-store.ts';
import { readJson } from './store/json.ts';
import type { Store } from './store/store.ts';

/** Variables that decide what pages contain. They are kept with the store, so that everybody who releases uses the same. */
const siteVariables = [
  'SITE_ORIGIN',
  'DEMO',
  'BRAND',
  'CONTACT_EMAIL',
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

/** Values of those that are set, by name. */
export type SiteSettings = Readonly<Partial<Record<(typeof siteVariables)[number], string>>>;

/** The configuration of a site, and how the environment differs from it. */
export interface SiteEnvironment {
  config: DeliveryConfig;
  /** The environment with the settings of the site in place of its own, for the API. */
  env: NodeJS.ProcessEnv;
  /** A sentence when the environment sets something that the site has otherwise. */
  conflict?: string;
  /** Whether the settings are kept with the store already. */
  isKept: boolean;
}

/** Settings of an environment. The origin is always one of them. */
export function settingsOf(env: NodeJS.ProcessEnv): SiteSettings {
  const set = siteVariables.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return { ...Object.fromEntries(set), SITE_ORIGIN: readConfig(env).site.origin };
}

/** The configuration of the site that an environment names: what is kept with the store, else the environment's own. */
export async function siteEnvironment(env: NodeJS.ProcessEnv): Promise<SiteEnvironment> {
  const own = readConfig(env);
  const served = await refreshed(own);
  const kept = await readJson<SiteSettings>(served.site);
  if (!kept) return { config: own, env, isKept: false };
  const others = Object.fromEntries(
    Object.entries(env).filter(([name]) => !(siteVariables as readonly string[]).includes(name)),
  );
  const merged = { ...others, ...kept };
  const conflict = conflictOf(env, kept);
  return { config: readConfig(merged), env: merged, isKept: true, ...(conflict && { conflict }) };
}

/** The folder that is served, up to date. What was live here last is good enough while the storage does not answer. */
async function refreshed(config: DeliveryConfig): Promise<Store> {
  const { served, refresh } = await openReleaseStore(config);
  await refresh().catch((cause) => {
    if (!(cause instanceof UserError) || !existsSync(served.registry)) throw cause;
    line(`${cause.message} Here is what was live last.`);
  });
  return served;
}

/** The same for a command that changes what is live. @throws {UserError} when the environment differs from the site */
export async function matchingEnvironment(env: NodeJS.ProcessEnv): Promise<SiteEnvironment> {
  const site = await siteEnvironment(env);
  if (site.conflict) throw new UserError(`${site.conflict} Nothing has changed. To change the site: npm run configure`);
  return site;
}

/** @throws {UserError} when a site has other settings by now than this environment, which was made from them */
export async function expectSameSettings(store: Store, env: NodeJS.ProcessEnv): Promise<void> {
  const kept = await readJson<SiteSettings>(store.site);
  const own = settingsOf(env);
  if (kept && siteVariables.some((name) => kept[name] !== own[name]))
    throw new UserError('The configuration of the site has changed meanwhile. Nothing has changed. Try again.');
}

/** Keeps settings with the store. */
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
