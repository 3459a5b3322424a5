import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { readJson } from '../store/json.ts';
import type { KnownAnswer, RecordedApi } from './recorded-api.ts';

/** What the pages of a revision were made from. */
export interface Answers {
  /** The content that they show at least. Absent when some show older data, or nobody knows. */
  content?: ContentState;
  /** Every request and what it was answered. */
  requests: readonly (readonly [request: string, hash: string, keys: readonly string[]])[];
  /** Indexes of the requests of each page, by its key in the page list. Absent for one whose requests are not known. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** The same of each pattern whose addresses the API lists, and the release that listed them. */
  lists: Readonly<Record<string, { release: string; asked: readonly number[] }>>;
}

export interface ContentState {
  /** Number of the content. */
  version: number;
  /** The way in which the API makes its answers. */
  format: string;
}

const answersFile = 'answers.json';

export const readAnswers = (folder: string): Promise<Answers | undefined> =>
  readJson<Answers>(join(folder, answersFile));

export const writeAnswers = (folder: string, answers: Answers): Promise<void> =>
  writeFile(join(folder, answersFile), JSON.stringify(answers));

/** Requests of the pages and lists of a revision, from which `Answers` are made. */
export class AskedRequests {
  private readonly indexes = new Map<string, number>();
  private readonly requests: [string, string, readonly string[]][] = [];
  private readonly pages: Record<string, readonly number[]> = {};
  private readonly lists: Record<string, { release: string; asked: readonly number[] }> = {};
  private readonly answerTo: (request: string) => KnownAnswer | undefined;

  /** @param answerTo what came of a request */
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

/**
 * Answers of a revision whose documents are those of two others, and the content of the live one. Nothing is known of a
 * past page or list that was made from another answer than the live one, or from one that only the past has, from before
 * that content: its data are loaded again.
 *
 * @param owners revision of the document of each page, by its key
 * @param release that the area goes back to, whose lists are those of `past`
 */
export function mergedAnswers(
  live: Answers,
  past: Answers,
  owners: ReadonlyMap<string, Answers>,
  release: string,
): Answers {
  const answersIn = ({ requests }: Answers) =>
    new Map(requests.map(([request, hash, keys]): [string, KnownAnswer] => [request, { hash, keys }]));
  const [ofLive, ofPast] = [answersIn(live), answersIn(past)];
  const isAsNew = live.content?.version === past.content?.version && live.content?.format === past.content?.format;
  const isStillTrue = (request: string) => {
    const now = ofLive.get(request);
    return now ? now.hash === ofPast.get(request)?.hash : isAsNew;
  };
  const requestsOf = (owner: Answers, indexes: readonly number[]): string[] | undefined => {
    const names = indexes.map((index) => owner.requests[index]?.[0] ?? '');
    return owner === live || names.every(isStillTrue) ? names : undefined;
  };
  const merged = new AskedRequests((request) => ofLive.get(request) ?? ofPast.get(request));
  for (const [key, owner] of owners) {
    const asked = owner.pages[key] && requestsOf(owner, owner.pages[key]);
    if (asked) merged.addPage(key, asked);
  }
  for (const pattern of new Set([...Object.keys(live.lists), ...Object.keys(past.lists)])) {
    const owner = past.lists[pattern]?.release === release ? past : live;
    const list = owner.lists[pattern];
    const asked = list && requestsOf(owner, list.asked);
    if (asked) merged.addList(pattern, list.release, asked);
  }
  return merged.answers(live.content);
}

/** What is still true of the answers that a revision was made from. */
export interface StillKnown {
  /** The requests of a page, when each of them is answered as before. */
  ofPage: (key: string) => readonly string[] | undefined;
  /** The same of the addresses of a pattern, when the same release lists them. */
  ofList: (pattern: string, release: string) => readonly string[] | undefined;
  /** What a request was answered that is answered as before. */
  answerTo: (request: string) => KnownAnswer | undefined;
}

const atOnce = 4;

/** So many pages or requests that others need not wait for them, and that further processes are worth their start. */
export const many = 200;

/**
 * Sends the requests again whose answers may have changed.
 *
 * @param changed keys of what has changed since the revision was made
 * @param onMany runs before very many are sent
 */
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
