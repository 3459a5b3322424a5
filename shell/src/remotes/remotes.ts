import { type AreaContents, contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease } from '@agile-languages/shared/registry';
import { preloadFiles } from '../document/preload-files.ts';
import { runtime } from './runtime.ts';
import { trust } from './scripts.ts';

interface Releases {
  area(name: string): Promise<AreaRelease>;
  refresh(): Promise<void>;
}

interface Registration {
  release: string;
  base: string;
  failures: number;
  hasFailed: boolean;
}

const registrations = new Map<string, Registration>();

/** Container and chunk may fail once each, and there may be a newer release. */
const mostTries = 4;

/**
 * After a failure it asks for a newer release, until the same failure comes twice. Further tries use other addresses of
 * the same bytes: the browser may keep wrong ones for a year, and joins a request that hangs. What arrives after `late`
 * counts as well.
 */
export function loadFrom<Module>(
  name: string,
  releases: Releases,
  pick: (contents: AreaContents) => Promise<Module>,
  late: AbortSignal,
  page?: string,
): Promise<Module> {
  let used: Registration | undefined;
  const leave = () => {
    if (used) used.hasFailed = true;
  };
  const load = async (tries: number, failure: string): Promise<Module> => {
    try {
      const area = await releases.area(name);
      used = registrationOf(name, area);
      if (page) preloadPage(area, used.base, page);
      return await pick(await contentsOf(name));
    } catch (cause) {
      leave();
      const sentence = String(cause).replaceAll(/again\d+\//g, '');
      if (tries === mostTries || sentence === failure) throw cause;
      console.error(`load ${name}`, cause);
      await releases.refresh();
      return load(tries + 1, sentence);
    }
  };
  late.addEventListener('abort', leave);
  return load(1, '');
}

function registrationOf(name: string, area: AreaRelease): Registration {
  const behind = contractVersion - area.contract;
  if (behind !== 0 && behind !== 1)
    throw new Error(`Area ${name} is written for contract ${area.contract}, the shell offers ${contractVersion}.`);
  const known = registrations.get(name);
  const isSame = known?.release === area.release;
  if (isSame && !known.hasFailed) return known;
  const failures = isSame ? known.failures + 1 : 0;
  const base = failures === 0 ? area.base : otherBase(area.base, failures);
  const next = { release: area.release, base, failures, hasFailed: false };
  registrations.set(name, next);
  register(name, { ...area, base });
  return next;
}

function preloadPage({ entry, pageFiles = {} }: AreaRelease, base: string, page: string): void {
  const files = pageFiles[page];
  if (files) preloadFiles([entry, ...files].map(({ name, integrity }) => ({ href: base + name, integrity })));
}

/** The development server has no other address. */
const otherBase = (base: string, failures: number) =>
  process.env.NODE_ENV === 'development' ? base : `${base}again${failures}/`;

function register(name: string, area: AreaRelease): void {
  trust(area);
  const entry = new URL(area.entry.name, new URL(area.base, location.href)).href;
  const { remoteHandler, options } = runtime as unknown as Replacing;
  for (const remote of options.remotes.filter((known) => known.name === name)) remoteHandler.removeRemote(remote);
  // Else the runtime takes what is there for the container: an element with that id, or what another area has set.
  Object.defineProperty(globalThis, name, { value: undefined, writable: true });
  runtime.registerRemotes([{ name, entry, type: 'var' }]);
}

interface Replacing {
  remoteHandler: { removeRemote(remote: object): void };
  options: { remotes: { name: string }[] };
}

async function contentsOf(name: string): Promise<AreaContents> {
  const contents = await runtime.loadRemote<{ area: AreaContents }>(`${name}/area`);
  if (!contents) throw new Error(`Area ${name} exposes no table of contents.`);
  return contents.area;
}
