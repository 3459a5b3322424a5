import type { Narrowing } from './class-links.ts';

/** Its names are those of the address, in this order. */
export const everything: Narrowing = {
  mode: '',
  month: '',
  time: '',
  trainer: '',
  languages: '',
  hours: '',
  weekday: '',
  before: '',
  currency: '',
  price: '',
  people: '',
  seats: '',
  sort: '',
};
