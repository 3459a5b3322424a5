/**
 * Dates as the site shows them. Every format has a name here:
 * `shortDay` Sat 5 Dec, `longDay` Sat 5 Dec 2026, `formatDate8` 05.12.2026.
 */

// The day of a class, as it is written

export { type ClassDay, classDay, longDay, shortDay } from './class-day.ts';

// Its moment, by the clock of a zone

export { type ClassStart, classStart, yourTime, zoneName } from './class-start.ts';
export { localDate, localMonth, localNames } from './local-names.ts';
export { momentIn, type ZonedClock, zonedClock } from './zoned-clock.ts';

// Other dates of the API

export { formatDate8 } from './date8.ts';
