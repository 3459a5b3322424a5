import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import { classStart, courseInstance } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { plainText } from '@agile-languages/shared/ui';
import { courseName, languageOf } from '../class-facts/class-text.ts';
import { sessionsOf } from '../dates/sessions.ts';
import { zonedIso } from '../dates/zoned-iso.ts';

/** The course that a class belongs to, with the class as its instance, an event from the first session to the last. */
export function classCourse(row: ClassRow) {
  const { brand, origin } = siteConfig();
  const language = languageOf(row);
  const description = plainText(row.classDescription) || undefined;
  return {
    '@type': 'Course',
    name: courseName(row),
    description: description ?? row.className,
    url: language && origin + paths.language(language.id),
    courseCode: language?.code,
    inLanguage: 'en',
    provider: { '@type': 'Organization', name: brand, url: origin },
    hasCourseInstance: [{ ...courseInstance(row, origin), description, endDate: endOf(row), ...placeOf(row, origin) }],
  };
}

/** End of the last session by the clock of the class; `undefined` when only the first session is certain. */
function endOf(row: ClassRow): string | undefined {
  const sessions = sessionsOf(row);
  const last = sessions.at(-1);
  const begins = classStart(row);
  const isWhole = sessions.length === parsePattern(row.pattern)?.count;
  return begins && last && isWhole ? zonedIso(begins.zone, last.end) : undefined;
}

function placeOf({ id, mode }: ClassRow, origin: string) {
  const attendance = mode && attendanceModes[mode];
  return {
    eventAttendanceMode: attendance && `https://schema.org/${attendance}EventAttendanceMode`,
    location: attendance === 'Online' ? { '@type': 'VirtualLocation', url: origin + paths.class(id) } : undefined,
  };
}

const attendanceModes: Readonly<Record<string, string>> = {
  'Live online': 'Online',
  Classroom: 'Offline',
  Blended: 'Mixed',
};
