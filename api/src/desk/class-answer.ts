import { stateOf } from '../classes/class-state.ts';
import type { ClassRecord } from '../repositories/class-repository.ts';
import type { DeskClass, DeskClassRow } from './desk-types.ts';

/** A class as the desk's list shows it. */
export const classRow = (record: ClassRecord, now: string): DeskClassRow => ({
  id: record.id,
  name: record.name,
  languageName: record.languageName,
  trainerName: record.trainerName ?? '',
  startsAt: record.startsAt,
  endsAt: record.endsAt,
  localStart: record.localStart,
  timeZone: record.timeZone,
  seatsTotal: record.seatsTotal,
  seatsLeft: record.seatsLeft,
  state: stateOf(record, now),
});

/** The same with everything that the form shows. */
export const classAnswer = (record: ClassRecord, now: string): DeskClass => ({
  ...classRow(record, now),
  version: record.version,
  data: {
    name: record.name,
    languageId: record.languageId,
    start: record.localStart.slice(0, 16),
    timeZone: record.timeZone,
    pattern: record.pattern,
    mode: record.mode,
    trainerId: record.trainerId ?? '',
    seats: String(record.seatsTotal),
    price: record.price,
    oldPrice: record.oldPrice,
    currency: record.currency,
    description: record.description,
  },
});
