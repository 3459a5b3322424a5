import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { accountName } from '../account-name.ts';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/** Why a registry was replaced. */
export interface ActivationNote {
  /**
   * `prerender`: no release has changed, only data or configuration. `content`: staff have changed what pages show.
   * `abort`: a canary has ended.
   */
  kind: 'release' | 'rollback' | 'prerender' | 'content' | 'promote' | 'abort';
  /** Of `content` what has changed is recorded. */
  why: string;
  /** The area of a canary that has ended. */
  subject?: string;
  /** Commit that the release was built from, when it was not built here. */
  commit?: string;
  /** Who requested it, if not the person who runs this process. */
  from?: Requester;
}

/** Who requested a release from elsewhere. */
export interface Requester {
  who: string;
  machine: string;
  /** Id of the request, which is followed once. */
  id: string;
  /** The key that the request is signed with, and its team. Absent where it needed none. */
  key?: string;
}

/** What a line of the history file records. */
export interface HistoryRecord {
  /** With what is no activation no revision becomes live; `changes` is empty. */
  kind: ActivationNote['kind'] | 'canary' | 'preview' | 'freeze' | 'unfreeze' | 'key' | 'revoke';
  why: string;
  revision: number;
  /** Which releases became live, and which they replaced. */
  changes: readonly ReleaseChange[];
  /** What was frozen or freed, an area or the site; or a key; the area of a canary or a preview. */
  subject?: string;
  /** The release of a canary or a preview. */
  beside?: string;
  /** Hundredths of the visitors who get a canary. */
  share?: number;
  /** The keys that the releases are signed with, and their teams. */
  keys?: readonly string[];
  /** Who requested it from elsewhere. */
  from?: Requester;
  /** How it was tried in a browser before, `14 pages tried in a browser`. */
  tried?: string;
  /** Commit of the checkout that the command ran in, with `+` behind it when files differed from it. */
  commit?: string;
}

/** One line of the history file. */
export interface HistoryEntry extends HistoryRecord {
  at: string;
  who: string;
  /** Absent in lines from before it was recorded, as are the two below it. */
  machine?: string;
  /** Hash of the line before; empty in the first one. */
  previous?: string;
  /** Hash of this line without it. */
  hash?: string;
}

export interface ReleaseChange {
  name: string;
  /** `null` when the area had no release before. */
  from: string | null;
  to: string;
}

/** Adds a line to the history, with the time, the machine, the account that runs this process and the hash of the line before. */
export async function appendHistory(store: Store, record: HistoryRecord): Promise<void> {
  const entry: Omit<HistoryEntry, 'hash'> = {
    ...record,
    at: new Date().toISOString(),
    who: accountName(),
    machine: hostname(),
    previous: (await linesOf(store)).findLast(({ hash }) => hash)?.hash ?? '',
  };
  await mkdir(store.directory, { recursive: true });
  const text = await readFile(store.history, 'utf8').catch(() => '');
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(store.history, `${start}${JSON.stringify({ ...entry, hash: hashOf(entry) })}\n`);
}

/** Every line of the history that is readable, the oldest first. */
export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  return (await linesOf(store)).flatMap(({ entry }) => entry ?? []);
}

/** Whether a line says how this revision became live. */
export const isRecorded = async (store: Store, revision: number): Promise<boolean> =>
  (await readHistory(store)).some((entry) => entry.revision === revision && isActivation(entry));

/**
 * Checks that no line of the history was changed, removed, added or moved.
 *
 * @param revision the live one, which the last activation has to have
 * @returns the first thing that is wrong, or `undefined`
 */
export async function historyProblem(store: Store, revision: number): Promise<string | undefined> {
  const lines = await linesOf(store);
  let before: string | undefined;
  for (const [index, { entry, hash }] of lines.entries()) {
    const number = index + 1;
    if (!entry) return `Line ${number} is not readable.`;
    const { hash: recorded, ...content } = entry;
    if (recorded === undefined) {
      if (before !== undefined) return `Line ${number} has no hash.`;
      continue;
    }
    if (recorded !== hashOf(content)) return `Line ${number} was changed.`;
    if (before !== undefined && entry.previous !== before) return `Something is missing before line ${number}.`;
    before = hash;
  }
  const last = lines.findLast(({ entry }) => entry && isActivation(entry))?.entry;
  return last?.revision === revision
    ? undefined
    : `The last line is revision ${last?.revision ?? 0}, live is ${revision}.`;
}

const isActivation = ({ kind }: HistoryEntry) =>
  !['canary', 'preview', 'freeze', 'unfreeze', 'key', 'revoke'].includes(kind);

interface HistoryLine {
  entry: HistoryEntry | undefined;
  hash: string | undefined;
}

async function linesOf(store: Store): Promise<HistoryLine[]> {
  const text = await readFile(store.history, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const entry = parseJson(line) as HistoryEntry | undefined;
      return { entry, hash: entry?.hash };
    });
}

const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');
