import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { accountName } from '../processes.ts';
import { appendHistory, type HistoryEntry, type HistoryRecord, readHistory } from './history.ts';
import { jsonText, readJson } from './json.ts';
import { readRegistry } from './registry.ts';
import { replaceFile } from './replace-file.ts';
import type { Store } from './store.ts';

type RulesFile = 'frozen' | 'owners' | 'keys';

interface Note {
  file: RulesFile;
  /** Of its text, once it is replaced. */
  hash: string;
  entry: Omit<HistoryEntry, 'previous' | 'hash'>;
}

/** The file and its line of the history. A command that ends between the two leaves a note, which the next one carries out. */
export async function replaceNoted(
  store: Store,
  file: RulesFile,
  content: unknown,
  record: Omit<HistoryRecord, 'revision' | 'changes'>,
): Promise<void> {
  const text = jsonText(content);
  const revision = (await readRegistry(store))?.revision ?? 0;
  const [at, who, machine] = [new Date().toISOString(), accountName(), hostname()];
  const entry = { ...record, revision, changes: [], at, who, machine };
  await replaceFile(store.unnoted, jsonText({ file, hash: hashOf(text), entry }));
  await replaceFile(store[file], text);
  await noteMissing(store);
}

export async function noteMissing(store: Store): Promise<void> {
  const note = await readJson<Note>(store.unnoted);
  if (!note) return;
  const { file, hash, entry } = note;
  const isReplaced = hashOf(await readFile(store[file], 'utf8').catch(() => '')) === hash;
  const isNoted = (await readHistory(store)).some(({ at, kind }) => at === entry.at && kind === entry.kind);
  if (isReplaced && !isNoted) await appendHistory(store, entry);
  await rm(store.unnoted, { force: true });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
