import type { Check } from './check.ts';
import { findDates } from './dates.ts';
import { findDays } from './days.ts';
import { findNames } from './names.ts';
import { findNumbers } from './numbers.ts';
import { findRange } from './range.ts';

/** The comparisons of two statements that suit every kind of text. */
export const checks: readonly Check[] = [
  {
    id: 'names',
    name: 'One person, one name',
    find: findNames,
  },
  {
    id: 'numbers',
    name: 'One thing, one number',
    find: findNumbers,
  },
  {
    id: 'days',
    name: 'Days that fit their dates',
    find: findDays,
  },
  {
    id: 'dates',
    name: 'One format for dates',
    find: findDates,
  },
  {
    id: 'range',
    name: 'Ranges the right way round',
    find: findRange,
  },
];
