import type { NewClass } from '../repositories/class-repository.ts';
import { modes } from './field-faults.ts';

/** What a class has before anybody says anything of it. */
export const emptyClass = (now: Date): NewClass => ({
  languageId: '',
  trainerId: null,
  name: '',
  description: '',
  startsAt: '',
  localStart: '',
  timeZone: '',
  pattern: '',
  mode: modes[0],
  createdDate: now.toISOString().slice(0, 10).replaceAll('-', ''),
  price: '',
  oldPrice: '',
  currency: '',
  rating: 0,
  seatsTotal: 0,
  seatsLeft: 0,
});
