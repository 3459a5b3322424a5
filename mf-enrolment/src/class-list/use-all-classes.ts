import type { ClassRow } from '@agile-languages/shared/api';
import { logFailure } from '@agile-languages/shared/errors';
import { useEffect, useRef, useState } from 'react';
import type { ClassListQuery } from '../links/class-links.ts';

/** Every class of a list, once somebody needs them: at a call of `request`, or at once when the list is narrowed. */
export function useAllClasses({ languageId, narrowing }: ClassListQuery, loadAll: LoadAll) {
  const [all, setAll] = useState<{ languageId: string; rows: readonly ClassRow[] }>();
  const requested = useRef<string>(undefined);

  const request = () => {
    if (requested.current === languageId) return;
    requested.current = languageId;
    loadAll(languageId).then(
      (rows) => setAll({ languageId, rows }),
      (cause) => {
        requested.current = undefined;
        logFailure('choices of the filter', cause);
      },
    );
  };

  useEffect(() => {
    if (narrowing) request();
  });

  return { all: all?.languageId === languageId ? all.rows : undefined, request };
}

type LoadAll = (languageId: string) => Promise<readonly ClassRow[]>;
