import type { AreaDescription, PageTarget, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { refusalSaid } from '../sandbox/messages.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { notLoaded } from '../sandbox/server-bundle.ts';
import type { Store } from '../store/store.ts';
import type { OpenedSite, OpenOptions } from './site-code.ts';
import { type ReleaseFiles, readAreaFiles, readShellFiles } from './site-files.ts';

export interface SiteReleases {
  registry: Registry;
  apiBase: string;
  shell: Promise<ReleaseFiles<ShellDescription>>;
  area: (name: string) => Promise<ReleaseFiles<AreaDescription>>;
  described?: Promise<OpenedSite>;
}

export const releasesOf = (store: Store, registry: Registry, apiBase: string): SiteReleases => ({
  registry,
  apiBase,
  shell: readShellFiles(store, registry),
  area: remember((name) => readAreaFiles(store, registry, name)),
});

export type Subject = PageTarget | { area: string } | { sections: readonly string[] };

export interface SiteRealms {
  ready: Promise<unknown>;
  describe: (brand: string) => Promise<OpenedSite>;
  call: <Result>(about: Subject, method: string, subject: string, ...args: readonly unknown[]) => Promise<Result>;
  hasEnded: () => boolean;
  close: () => void;
}

/** Of a realm: what its calls are about until it is open. */
export const theStart = 'the start';

/** No area has this name. */
const first = '*';

/**
 * Each area has a realm with the shell in it, and so has the home page. The first realm has the shell alone until it is
 * called, and speaks for the shell.
 */
export function openRealms(sandbox: Sandbox, releases: SiteReleases): SiteRealms {
  const { registry, apiBase, shell } = releases;
  const open = async (realm: string) => {
    const options: OpenOptions = { registry, shell: await shell, apiBase };
    await sandbox.call(realm, 'open', theStart, options).catch((cause) => fail(refusalSaid(cause), 'shell'));
    return realm;
  };
  const ready = open(first);
  ready.catch(() => {});
  let isTaken = false;

  const take = async (name: string) => {
    if (isTaken) return open(name);
    isTaken = true;
    await releases.described;
    return ready;
  };
  const realmOf = remember(async (name) => {
    const realm = await take(name);
    for (const [area, files] of Object.entries(await filesIn(releases, name)))
      await sandbox.call(realm, 'add', theStart, area, files).catch((cause) => fail(cause, area));
    return realm;
  });
  return {
    ready,
    describe: async (brand) => {
      await ready;
      releases.described = sandbox.call<OpenedSite>(first, 'describe', theStart, brand);
      return releases.described;
    },
    call: async (about, ...args) => sandbox.call(await realmOf(realmFor(about)), ...args),
    hasEnded: sandbox.hasEnded,
    close: sandbox.close,
  };
}

const fail = (cause: unknown, name: string): never => {
  throw notLoaded(cause, name);
};

const filesIn = async (releases: SiteReleases, realm: string) => {
  const names = await areasIn(releases, realm);
  return Object.fromEntries(await Promise.all(names.map(async (one) => [one, await releases.area(one)] as const)));
};

export const filesOf = (releases: SiteReleases, target: PageTarget) => filesIn(releases, realmFor(target));

async function areasIn({ registry, described }: SiteReleases, realm: string): Promise<readonly string[]> {
  if (realm === 'shell') return [];
  const { homeSections = [] } = (await described) ?? {};
  const names = realm === '/' ? homeSections.map(({ area }) => area) : realm.replace('/', '').split('+');
  return names.filter((area) => area in registry.areas);
}

export async function sheetsOf(releases: SiteReleases, target: PageTarget): Promise<readonly string[]> {
  const files = [await releases.shell, ...Object.values(await filesOf(releases, target))];
  return files.flatMap(({ styles }) => Object.values(styles));
}

export function realmFor(about: Subject): string {
  if ('area' in about) return about.area;
  if ('sections' in about) return `/${about.sections.join('+')}`;
  return about.kind === 'home' ? '/' : 'shell';
}

function remember<Value>(make: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}
