import type { Check } from './check.ts';
import { findDates, findDays } from './days.ts';

export const dateChecks: readonly Check[] = [
  { id: 'days', name: 'Days that fit their dates', find: findDays },
  { id: 'dates', name: 'One format for dates', find: findDates },
];
