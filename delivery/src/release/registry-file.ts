import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { Refusal, type Store } from '../places.ts';

/** One line of the history file. */
export interface HistoryEntry {
  revision: number;
  at: string;
  who: string;
  kind: 'release' | 'rollback' | 'compose';
  /** Which releases went live, and which they replaced. */
  changes: { name: string; from: string | null; to: string }[];
  why: string;
}

/** The live registry, or `undefined` before the first release. @throws {Refusal} when the file is not readable. */
export async function readRegistry(store: Store): Promise<Registry | undefined> {
  const text = await readFile(store.registry, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new Refusal(`The registry ${store.registry} cannot be read: ${cause.message}`);
  });
  if (text === undefined) return undefined;
  const checked = checkRegistry(parse(text));
  if (typeof checked !== 'string') return checked;
  throw new Refusal(
    `The registry ${store.registry} is broken: ${checked} The last good one is the file registry.json in the newest folder below ${store.directory}/pages.`,
  );
}

/** Replaces the live registry in one atomic rename and appends to the history. */
export async function flip(
  store: Store,
  registry: Registry,
  entry: Pick<HistoryEntry, 'kind' | 'changes' | 'why'>,
): Promise<void> {
  await mkdir(dirname(store.registry), { recursive: true });
  const draft = `${store.registry}.${process.pid}`;
  await writeFile(draft, JSON.stringify(registry));
  const file = await open(draft, 'r');
  await file.sync();
  await file.close();
  await rename(draft, store.registry);
  const line: HistoryEntry = {
    revision: registry.revision,
    at: new Date().toISOString(),
    who: userInfo().username,
    ...entry,
  };
  await appendFile(store.history, `${JSON.stringify(line)}\n`);
}

export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  const text = await readFile(store.history, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => parse(line) as HistoryEntry | undefined)
    .filter((entry) => entry !== undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
