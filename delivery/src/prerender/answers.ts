import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { readJson } from '../store/json.ts';
import type { KnownAnswer, RecordedApi } from './recorded-api.ts';

export interface Answers {
  content?: ContentState;
  requests: readonly (readonly [request: string, hash: string, keys: readonly string[]])[];
  /** Indexes of `requests`. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** The same of each pattern whose addresses the API lists. */
  lists: Readonly<Record<string, { release: string; asked: readonly number[] }>>;
}

export interface ContentState {
  version: number;
  /** Changes when the API makes its answers in another way. */
  format: string;
}

const answersFile = 'answers.json';

export const readAnswers = (folder: string): Promise<Answers | undefined> =>
  readJson<Answers>(join(folder, answersFile));

/** @param left pages that could not be written: the next publication asks for them again */
export function writeAnswers(folder: string, answers: Answers, left: ReadonlySet<string>): Promise<void> {
  const pages = Object.fromEntries(Object.entries(answers.pages).filter(([key]) => !left.has(key)));
  return writeFile(join(folder, answersFile), JSON.stringify({ ...answers, pages }));
}

export class AskedRequests {
  private readonly indexes = new Map<string, number>();
  private readonly requests: [string, string, readonly string[]][] = [];
  private readonly pages: Record<string, readonly number[]> = {};
  private readonly lists: Record<string, { release: string; asked: readonly number[] }> = {};
  private readonly answerTo: (request: string) => KnownAnswer | undefined;

  constructor(answerTo: (request: string) => KnownAnswer | undefined) {
    this.answerTo = answerTo;
  }

  addPage(key: string, asked: readonly string[]): void {
    this.pages[key] = this.indexesOf(asked);
  }

  addList(pattern: string, release: string, asked: readonly string[]): void {
    this.lists[pattern] = { release, asked: this.indexesOf(asked) };
  }

  answers(content: ContentState | undefined): Answers {
    const { requests, pages, lists } = this;
    return { ...(content && { content }), requests, pages, lists };
  }

  private indexesOf(asked: readonly string[]): number[] {
    return [...new Set(asked)].map((request) => {
      const known = this.indexes.get(request);
      if (known !== undefined) return known;
      const { hash = '', keys = [] } = this.answerTo(request) ?? {};
      this.indexes.set(request, this.requests.length);
      return this.requests.push([request, hash, keys]) - 1;
    });
  }
}

export interface StillKnown {
  ofPage: (key: string) => readonly string[] | undefined;
  ofList: (pattern: string, release: string) => readonly string[] | undefined;
  answerTo: (request: string) => KnownAnswer | undefined;
}

const atOnce = 4;

/** Then other commands need not wait, and further processes are worth their start. */
export const many = 200;

export async function stillKnown(
  { requests, pages, lists }: Answers,
  changed: ReadonlySet<string>,
  { ask }: Pick<RecordedApi, 'ask'>,
  onMany?: () => Promise<void>,
): Promise<StillKnown> {
  const others = new Set<number>();
  const doubtful = [...requests.entries()].filter(
    ([, [, hash, keys]]) => hash === '' || keys.length === 0 || keys.some((key) => changed.has(key)),
  );
  if (doubtful.length >= many) await onMany?.();
  await mapConcurrently(atOnce, doubtful, async ([index, [request, hash]]) => {
    if (hash === '' || (await ask(request)).hash !== hash) others.add(index);
  });
  const changedRequests = new Set([...others].map((index) => requests[index]?.[0]));
  const known = new Map(requests.map(([request, hash, keys]) => [request, { hash, keys }]));
  const asBefore = (asked: readonly number[] | undefined) =>
    asked?.some((index) => others.has(index)) ? undefined : asked?.map((index) => requests[index]?.[0] ?? '');
  return {
    ofPage: (key) => asBefore(pages[key]),
    ofList: (pattern, release) => (lists[pattern]?.release === release ? asBefore(lists[pattern]?.asked) : undefined),
    answerTo: (request) => (changedRequests.has(request) ? undefined : known.get(request)),
  };
}
