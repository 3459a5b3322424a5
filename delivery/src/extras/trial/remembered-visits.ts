import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Candidate } from '../../activate/activate-options.ts';
import { readJson } from '../../store/json.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import type { RememberedVisit } from './state-of-tab.ts';
import { type AreaStyles, areaAt } from './usual-visit.ts';

export interface VisitMemory {
  find: (key: string) => Promise<RememberedVisit | undefined>;
  keep: (key: string, visit: RememberedVisit) => Promise<void>;
  /** What was found so far may be wrong. */
  forgetFound: () => Promise<void>;
  found: () => number;
}

/** A visit has some 200 kB. */
const most = 24;

/** Where no file can be written, nothing is remembered. */
export function openMemory(folder: string): VisitMemory {
  const found = new Map<string, number>();
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    async find(key) {
      const visit = await readJson<RememberedVisit>(fileOf(key));
      if (visit) found.set(key, Object.keys(visit.states).length);
      return visit;
    },
    async keep(key, visit) {
      const draft = join(folder, `${randomUUID()}.draft`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify(visit));
        await rename(draft, fileOf(key));
        await removeOldest(folder);
      } catch {
        await rm(draft, { force: true }).catch(() => {});
      }
    },
    async forgetFound() {
      for (const key of found.keys()) await rm(fileOf(key), { force: true }).catch(() => {});
    },
    found: () => [...found.values()].reduce((sum, pages) => sum + pages, 0),
  };
}

async function removeOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = files.toSorted((one, other) => other.at - one.at).slice(most);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

interface RecalledVisit {
  width: number;
  used: readonly string[];
  styles: readonly AreaStyles[];
  browser: string;
}

export async function recall(
  memory: VisitMemory | undefined,
  candidate: Candidate,
  { used, ...visit }: RecalledVisit,
): Promise<{ known?: RememberedVisit | undefined; keep?: (visit: RememberedVisit) => Promise<void> }> {
  const { store, registry } = candidate;
  const list = memory && (await readPageList(store.pages(registry.revision)));
  if (!memory || !list) return {};
  // These decide where the visit goes.
  const left = used.map((path) => areaAt(registry, path));
  const key = await keyOfVisit({ ...visit, candidate, list, left }).catch(() => undefined);
  if (!key) return {};
  return { known: await memory.find(key), keep: (made) => memory.keep(key, made) };
}

interface VisitInputs extends Omit<RecalledVisit, 'used'> {
  candidate: Pick<Candidate, 'registry' | 'names' | 'config'>;
  list: PageList;
  left: readonly (string | undefined)[];
}

/** All that a usual visit depends on. Of the candidate's own areas only addresses and styles. */
export async function keyOfVisit({ candidate, list, ...inputs }: VisitInputs): Promise<string> {
  const { registry, names, config } = candidate;
  const areas = Object.entries(registry.areas).map(([name, area]) =>
    names.includes(name) ? [name, Object.keys(area.routes)] : [name, area],
  );
  const pages = Object.entries(list.pages)
    .filter(([, { fingerprint }]) => !names.some((name) => name in fingerprint.areas))
    .map(([path, { text, style, personal, fingerprint }]) => [path, text, style, personal, fingerprint]);
  const parts = { ...inputs, names, config, areas, pages, code: await codeOfTrial() };
  return hashOf(JSON.stringify([{ ...registry, revision: 0, areas: {} }, parts]));
}

async function codeOfTrial(): Promise<string> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  return hashOf(texts.join('\n'));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
