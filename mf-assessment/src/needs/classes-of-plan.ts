import { paths } from '@agile-languages/shared/paths';
import type { NeedsRow } from './needs-tables.ts';

/** Path of the classes in exactly the Languages of a plan; of all classes when nothing is left of it. */
export const classesOfPlan = (rows: readonly NeedsRow[]): string =>
  rows.length > 0 ? paths.planClasses(rows.map(({ id }) => id).join(',')) : paths.classes;
