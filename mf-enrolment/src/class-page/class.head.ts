import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import type { PageHead } from '@agile-languages/shared/contract';
import { breadcrumbs, classStart, courseInstance, sessionsOf, zonedClock } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { plainText } from '@agile-languages/shared/ui';
import { courseName, languageOf, priceOf, startText } from '../class-facts/class-text.ts';
import type { ClassPageData } from './class-page.data.ts';

export function classHead({ data: { class: row } }: { data: Partial<ClassPageData> }): PageHead {
  if (!row)
    return {
      title: 'Class',
      description:
        'One class in full: every session in its own time zone and in yours, the trainer, seats and one price.',
      noindex: row === null,
    };
  const { id, className, classDescription } = row;
  const { origin, pictures } = siteConfig();
  const path = paths.class(id);
  const language = languageOf(row);
  const facts = [courseName(row), startText(row), priceOf(row)].filter(Boolean).join(', ');
  return {
    title: row.state === 'cancelled' ? `Cancelled: ${className}` : className,
    description: `${facts}. ${plainText(classDescription)}`.trim(),
    canonical: path,
    noindex: row.state === 'cancelled' || undefined,
    image: pictures && language ? { src: `${pictures}${language.id}.png`, alt: courseName(row) } : undefined,
    jsonLd: [
      classCourse(row),
      breadcrumbs(origin, { name: 'Upcoming classes', path: paths.classes }, { name: className, path }),
    ],
  };
}

function classCourse(row: ClassRow) {
  const { brand, origin } = siteConfig();
  const language = languageOf(row);
  const description = plainText(row.classDescription) || undefined;
  const instance = courseInstance(row, origin);
  return {
    '@type': 'Course',
    name: courseName(row),
    description: description ?? row.className,
    url: language && origin + paths.language(language.id),
    courseCode: language?.code,
    inLanguage: 'en',
    provider: { '@type': 'Organization', name: brand, url: origin },
    offers: instance.offers,
    hasCourseInstance: [
      {
        ...instance,
        description,
        eventStatus: row.state === 'cancelled' ? 'https://schema.org/EventCancelled' : undefined,
        endDate: endOf(row),
        ...placeOf(row, origin),
      },
    ],
  };
}

/** `undefined` when only the first session is certain. */
function endOf(row: ClassRow): string | undefined {
  const sessions = sessionsOf(row);
  const last = sessions.at(-1);
  const begins = classStart(row);
  const isWhole = sessions.length === parsePattern(row.pattern)?.count;
  return begins && last && isWhole ? zonedIso(begins.zone, last.end) : undefined;
}

function placeOf({ id, mode, venue }: ClassRow, origin: string) {
  const attendance = mode && attendanceModes[mode];
  return {
    eventAttendanceMode: attendance && `https://schema.org/${attendance}EventAttendanceMode`,
    location:
      attendance === 'Online'
        ? { '@type': 'VirtualLocation', url: origin + paths.class(id) }
        : venue
          ? { '@type': 'Place', name: venue, address: venue }
          : undefined,
  };
}

const attendanceModes: Readonly<Record<string, string>> = {
  'Live online': 'Online',
  Classroom: 'Offline',
  Blended: 'Mixed',
};

/** With the offset of that day: `'2026-12-16T20:30:00+03:00'`. */
export function zonedIso(zone: string, moment: Date): string {
  const { date, hour, minute } = zonedClock(zone, moment);
  const there = date.getTime() + (hour * 60 + minute) * 60_000;
  const offset = Math.round((there - moment.getTime()) / 60_000);
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(there).toISOString().slice(0, 19)}${sign}${timeOf(Math.abs(offset))}`;
}

/** `330` → `'05:30'` */
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
