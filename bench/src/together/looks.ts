import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface HistoryLine {
  kind: string;
  why: string;
  subject?: string;
  from?: { who: string };
}

/** Milliseconds, from the first report to the end of the look, which may wait a minute for the browser of a release. */
const longest = 160_000;

const linesOf = async (releases: string): Promise<HistoryLine[]> =>
  (await readFile(join(releases, 'history.jsonl'), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** @returns what the site says of this area after it has looked at its pages because of reports */
export async function endOfLook(releases: string, area: string): Promise<string> {
  const start = performance.now();
  while (performance.now() - start < longest) {
    const told = (await linesOf(releases)).find(({ kind, subject }) => kind === 'alert' && subject === area);
    if (told) return told.why;
    await wait(500);
  }
  return `no look has ended within ${longest / 1000} s`;
}

export const takenBack = async (releases: string): Promise<string[]> =>
  (await linesOf(releases))
    .filter(({ from }) => from?.who === 'the site itself')
    .map(({ kind, subject = '', why }) => `${kind} ${subject}: ${why}`);
