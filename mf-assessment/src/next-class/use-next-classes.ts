import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/languages';
import { useEffect, useState } from 'react';
import { nextClassesOf } from './next-class.data.ts';

/** The next class of each of these Languages, as far as there is one, the earliest first; none at first. */
export function useNextClasses(languages: readonly LanguageId[]): readonly ClassRow[] {
  const [rows, setRows] = useState<readonly ClassRow[]>([]);
  const wanted = languages.join(' ');

  useEffect(() => {
    let current = true;
    const ids = wanted.split(' ').filter((id): id is LanguageId => id !== '');
    nextClassesOf(ids).then((found) => {
      if (current) setRows(found);
    }, console.error);
    return () => {
      current = false;
    };
  }, [wanted]);

  return rows;
}
