import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { createContext } from 'react';

/** Classes that stand on a Language's page. */
const shownClasses = 3;

/** The classes of a Language that start next. */
export const readNextClasses = (api: ApiClient, fkDpLangId: string, options?: ReadOptions) =>
  api.getClassList({ startLimit: 0, limit: shownClasses, fkClassId: '', fkDpLangId }, options);

/** What the document was composed with, and who wants to know the classes that are shown. */
export const NextClassesContext = createContext<NextClassesOfPage>({});

export interface NextClassesOfPage {
  composed?: readonly ClassRow[] | undefined;
  onRows?: ((rows: readonly ClassRow[]) => void) | undefined;
}
