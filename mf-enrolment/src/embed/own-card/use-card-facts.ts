import type { ClassRow } from '@agile-languages/shared/api';
import type { CardField } from '@agile-languages/shared/embed';
import { classStart, plainText, sessionsOf, yourTime, zoneName } from '@agile-languages/shared/formats';
import { useSay } from '@agile-languages/shared/ui';
import { useContext } from 'react';
import { oldPriceOf, patternOf, priceOf } from '../../class-facts/class-text.ts';
import { DateLocale, useDate8, useZonedClock } from '../../class-facts/date-locale.ts';
import { logoAddress } from '../../class-facts/logo-address.ts';
import { useDayText } from '../../dates/use-day-text.ts';
import type { ClassLinks, ClassTarget } from '../../links/class-links.ts';

export interface CardFact {
  text?: string | false | undefined;
  /** Default: that of the element. */
  lang?: string | undefined;
  dateTime?: string | undefined;
  src?: string | undefined;
  /** With the words for screen readers in brackets. */
  action?: string | undefined;
  to?: ClassTarget;
  href?: string | undefined;
}

export type CardFacts = Readonly<Record<CardField, CardFact>>;

export function useCardFacts(row: ClassRow, links: ClassLinks, visitorZone: string | undefined): CardFacts {
  const say = useSay();
  const lang = useContext(DateLocale);
  const date8 = useDate8();
  const { id, className, rating, seatsLeft, seatsTotal } = row;
  const isFull = seatsLeft === 0;
  const isKnown = seatsLeft !== undefined && seatsTotal !== undefined;
  const begins = classStart(row);
  const toClass: ClassTarget = { kind: 'class', classId: id };
  const trainers = [row.trainerName, row.secondTrainerName].filter(Boolean).join(', ');

  return {
    ...useDays(row, visitorZone),
    name: { text: className, to: toClass },
    language: { text: row.langName },
    description: { text: plainText(row.classDescription) },
    mode: { text: say(row.mode ?? '') },
    pattern: { text: patternOf(row, say) },
    trainer: { text: trainers },
    picture: { src: logoAddress(row.relatedLogoUrl) },
    price: { text: priceOf(row, lang) },
    'old-price': { text: oldPriceOf(row, lang) },
    'price-until': { text: row.until && say('until {0}', date8(row.until)) },
    tax: { text: row.due && say('plus tax') },
    seats: { text: isFull ? say('Full') : isKnown && say('{0} of {1} seats left', seatsLeft, seatsTotal) },
    rating: { text: rating > 0 ? say('{0} of 5', Math.round(rating * 10) / 10) : '' },
    enrol: isFull ? {} : { action: say('Enrol[ in {0}]', className), to: { kind: 'enrol', classId: id } },
    ask: isFull ? { action: say('Ask for the next date[ of {0}]', className), to: { kind: 'ask', classId: id } } : {},
    details: { action: say('Details[ of {0}]', className), to: toClass },
    calendar: begins ? { action: say('Add to calendar[ ({0})]', className), href: links.calendar?.(id) } : {},
  };
}

const dayFields = ['date', 'weekday', 'day', 'month', 'year', 'time', 'your-time', 'last-day'] as const;

function useDays(row: ClassRow, visitorZone: string | undefined): Pick<CardFacts, (typeof dayFields)[number]> {
  const say = useSay();
  const clock = useZonedClock();
  const dayText = useDayText();
  const begins = classStart(row);
  if (!begins) return Object.fromEntries(dayFields.map((name) => [name, {}])) as ReturnType<typeof useDays>;
  const { weekday, day, month, year, time, lang } = clock(begins.zone, begins.moment);
  const last = sessionsOf(row).slice(1).at(-1);
  const dated = (text: string): CardFact => ({ text, lang, dateTime: row.start });

  return {
    date: dated(`${weekday} ${day} ${month} ${year}`),
    weekday: dated(weekday),
    day: dated(day),
    month: dated(month),
    year: dated(year),
    time: dated(`${time} ${zoneName(begins.zone)}`),
    'your-time': visitorZone ? dated(`${yourTime(begins, visitorZone, clock)} (${visitorZone})`) : {},
    'last-day': last ? { text: say('until {0}', dayText(begins.zone, last.start)) } : {},
  };
}
