import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/** Why a registry was replaced. */
export interface ActivationNote {
  /** `prerender`: no release has changed, only data or configuration. */
  kind: 'release' | 'rollback' | 'prerender';
  why: string;
}

/** One line of the history file. */
export interface HistoryEntry extends ActivationNote {
  revision: number;
  at: string;
  who: string;
  /** Which releases became live, and which they replaced. */
  changes: ReleaseChange[];
}

export interface ReleaseChange {
  name: string;
  /** `null` when the area had no release before. */
  from: string | null;
  to: string;
}

/** Adds a line to the history, with the time and the account that runs this process. */
export async function appendHistory(store: Store, entry: Omit<HistoryEntry, 'at' | 'who'>): Promise<void> {
  const line: HistoryEntry = { ...entry, at: new Date().toISOString(), who: userInfo().username };
  await appendFile(store.history, `${JSON.stringify(line)}\n`);
}

/** Every line of the history that is readable, the oldest first. */
export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  const text = await readFile(store.history, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => parseJson(line) as HistoryEntry | undefined)
    .filter((entry) => entry !== undefined);
}
