import { type ApiClient, type ClassRow, rowCountOf } from '@agile-languages/shared/api';
import { useEffect, useState } from 'react';
import type { ClassPlace } from '../class-parts/class-links.ts';
import { lastPageOf, requestOf } from './class-place.ts';

/**
 * Reads the classes of a place once it is known, and again when it changes. Until the next answer is there the last
 * one stays and is `busy`. An answer for a place that was left meanwhile is dropped.
 */
export function useClassPage(place: ClassPlace | undefined, getClassList: ApiClient['getClassList']): ClassReading {
  const [attempt, setAttempt] = useState(0);
  const [{ result, shown }, setKnown] = useState<Known>({});
  const { languageId = '', page = 0 } = place ?? {};
  const asked = `${attempt} ${page} ${languageId}`;

  useEffect(() => {
    if (page === 0) return;
    const leaving = new AbortController();
    const settle = (settled: Result) => {
      if (!leaving.signal.aborted) setKnown((known) => ({ result: settled, shown: settled.value ?? known.shown }));
    };
    getClassList(requestOf({ languageId, page }), { signal: leaving.signal }).then(
      (answer) => {
        const total = rowCountOf(answer);
        const lastPage = answer.rows.length > 0 ? Math.max(page, lastPageOf(total)) : lastPageOf(total);
        settle({ asked, value: { place: { languageId, page }, lastPage, total, rows: answer.rows } });
      },
      (cause: unknown) => settle({ asked, cause }),
    );
    return () => leaving.abort();
  }, [asked, languageId, page, getClassList]);

  const again = () => setAttempt(attempt + 1);
  const current = result?.asked === asked ? result : undefined;
  if (current && !current.value) return { state: 'failed', cause: current.cause, again };
  return shown ? { state: 'ready', classes: shown, busy: !current, again } : { state: 'pending', again };
}

/** One page of classes as the server answered. */
export interface ClassPage {
  place: ClassPlace;
  /** Lower than the place's page when the address goes beyond the end. */
  lastPage: number;
  /** Classes in all. */
  total: number;
  rows: ClassRow[];
}

export type ClassReading = { /** Asks once more. */ again: () => void } & (
  | { state: 'pending' }
  | { state: 'ready'; classes: ClassPage; busy: boolean }
  | { state: 'failed'; cause: unknown }
);

interface Result {
  asked: string;
  value?: ClassPage;
  cause?: unknown;
}

interface Known {
  result?: Result;
  shown?: ClassPage;
}
