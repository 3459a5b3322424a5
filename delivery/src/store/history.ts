import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises';
import { hostname } from 'node:os';
import { accountName } from '../processes.ts';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/**
 * `prerender`: only data or configuration. `content`: staff have changed what pages show. `abort`: of a canary.
 * `retire`: of an area.
 */
const activations = ['release', 'rollback', 'prerender', 'content', 'promote', 'abort', 'retire'] as const;

export interface ActivationNote {
  kind: (typeof activations)[number];
  why: string;
  subject?: string;
  commit?: string;
  /** Absent: the person at this process. */
  from?: Requester;
}

export interface Requester {
  who: string;
  machine: string;
  id: string;
  key?: string;
}

export interface HistoryRecord {
  /** `alert`: what the operator has to look at. */
  kind: ActivationNote['kind'] | 'alert' | 'canary' | 'preview' | 'freeze' | 'unfreeze' | 'owner' | 'key' | 'revoke';
  why: string;
  revision: number;
  changes: readonly ReleaseChange[];
  subject?: string;
  beside?: string;
  share?: number;
  keys?: readonly string[];
  from?: Requester;
  /** `14 pages tried in a browser`. */
  tried?: string;
  commit?: string;
}

export interface HistoryEntry extends HistoryRecord {
  at: string;
  who: string;
  /** This and the two below are absent in old lines. */
  machine?: string;
  previous?: string;
  /** Of this line, without the field itself. */
  hash?: string;
}

export interface ReleaseChange {
  name: string;
  /** `null`: the area had no release before. */
  from: string | null;
  to: string;
}

/** Each line has the hash of the line before. @param record made here and now, unless it says otherwise */
export async function appendHistory(
  store: Store,
  record: HistoryRecord & Partial<Pick<HistoryEntry, 'at' | 'who' | 'machine'>>,
): Promise<void> {
  await removeTorn(store);
  const entry: Omit<HistoryEntry, 'hash'> = {
    at: new Date().toISOString(),
    who: accountName(),
    machine: hostname(),
    ...record,
    previous: (await linesOf(store)).findLast(({ hash }) => hash)?.hash ?? '',
  };
  await mkdir(store.directory, { recursive: true });
  const text = await readFile(store.history, 'utf8').catch(() => '');
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(store.history, `${start}${JSON.stringify({ ...entry, hash: hashOf(entry) })}\n`);
}

/** A killed process or a full disk has left half a line. */
async function removeTorn({ history }: Store): Promise<void> {
  const text = await readFile(history, 'utf8').catch(() => '');
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (last !== '' && parseJson(last) === undefined)
    await truncate(history, Buffer.byteLength(text) - Buffer.byteLength(last));
}

export async function readHistory(store: Store): Promise<HistoryEntry[]> {
  return (await linesOf(store)).flatMap(({ entry }) => entry ?? []);
}

export const isRecorded = async (store: Store, revision: number): Promise<boolean> =>
  (await readHistory(store)).some((entry) => entry.revision === revision && isActivation(entry));

/** The first line that was changed, removed, added or moved. */
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

const isActivation = ({ kind }: HistoryEntry) => activations.some((activation) => activation === kind);

interface HistoryLine {
  entry: HistoryEntry | undefined;
  hash: string | undefined;
}

async function linesOf(store: Store): Promise<HistoryLine[]> {
  const text = await readFile(store.history, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const entry = parseJson(line) as HistoryEntry | undefined;
      return { entry, hash: entry?.hash };
    });
}

const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');
