import type { Check } from './check.ts';
import { findDates } from './dates.ts';
import { findDays } from './days.ts';
import { findFields } from './fields.ts';
import { findNames } from './names.ts';
import { findNumbers } from './numbers.ts';
import { findRange } from './range.ts';

/** Every comparison of two statements. */
export const checks: readonly Check[] = [
  {
    id: 'names',
    name: 'One person, one name',
    why: 'It compares the role with customer, client, subscriber, buyer and user elsewhere in the text.',
    pass: 'As a subscriber I want to skip a week. The subscriber sees the week in grey.',
    fail: 'As a subscriber I want to skip a week. The customer sees the week in grey.',
    find: findNames,
  },
  {
    id: 'numbers',
    name: 'One thing, one number',
    why: 'It compares numbers of one unit that have the same words before them.',
    pass: 'The late fee is 3 EUR. A late fee of 3 EUR is charged.',
    fail: 'The late fee is 3 EUR. A late fee of 4 EUR is charged.',
    find: findNumbers,
  },
  {
    id: 'days',
    name: 'Days that fit their dates',
    why: 'It compares a weekday with its date, and a start with the days on which something takes place. It would have found 21 classes on this very site that started outside their own pattern.',
    pass: 'The course starts on Tuesday and takes place every Tuesday and Thursday.',
    fail: 'The course starts on Saturday and takes place every Tuesday and Thursday.',
    find: findDays,
  },
  {
    id: 'dates',
    name: 'One format for dates',
    why: 'It compares the formats and examples of dates in lines about inputs.',
    pass: 'From (Data Picker, DD.MM.YYYY); Until (Data Picker, DD.MM.YYYY)',
    fail: 'From (Data Picker, DD.MM.YYYY); Until (Data Picker, YYYY-MM-DD)',
    find: findDates,
  },
  {
    id: 'range',
    name: 'Ranges the right way round',
    why: 'It compares both ends of a range.',
    pass: 'Between 3 and 8 characters.',
    fail: 'Between 8 and 3 characters.',
    find: findRange,
  },
  {
    id: 'fields',
    name: 'The example has the listed fields',
    why: 'It compares the example of a request with the list of request fields.',
    pass: 'Request\n- orderId (string)\n- dueDate (date)\nExample request\n{ "orderId": "O-1" }',
    fail: 'Request\n- orderId (string)\n- dueDate (date)\nExample request\n{ "orderId": "O-1", "discount": 5 }',
    find: findFields,
  },
];
