import type { ClassRow } from '@agile-languages/shared/api';
import { loginClassLimit } from '@agile-languages/shared/content';
import { logFailure } from '@agile-languages/shared/errors';
import { api } from '@agile-languages/shared/platform';
import { useEffect, useState } from 'react';

/** The class of an order: `undefined` until the answer, `null` when there is none to show. */
export function useOrderedClass(classId: string): ClassRow | null | undefined {
  const [found, setFound] = useState<{ id: string; row: ClassRow | null }>();

  useEffect(() => {
    if (!classId) return;
    const leaving = new AbortController();
    const request = { startLimit: 0, limit: loginClassLimit, fkClassId: classId, fkDpLangId: '' };
    api.getClassList(request, { signal: leaving.signal }).then(
      ({ rows: [row = null] }) => {
        if (!leaving.signal.aborted) setFound({ id: classId, row });
      },
      (cause: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure('class of the order', cause);
        setFound({ id: classId, row: null });
      },
    );
    return () => leaving.abort();
  }, [classId]);

  if (!classId) return null;
  return found?.id === classId ? found.row : undefined;
}
