import type { ClassPage } from './classes.data.ts';

/** Whether no Language has a class, so that there is nothing to filter. */
export const isNothing = ({ languageId, narrowing, total }: Pick<ClassPage, 'languageId' | 'narrowing' | 'total'>) =>
  languageId === '' && narrowing === undefined && total === 0;
