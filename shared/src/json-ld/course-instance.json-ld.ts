import type { ClassRow } from '../api/calls.ts';
import { parsePattern } from '../api/class-pattern.ts';
import { languageById } from '../languages/index.ts';
import { paths } from '../paths/index.ts';

/**
 * A class in the words of schema.org: the `CourseInstance` of a `Course`, with start, mode, trainer and offer. A field that
 * the row leaves out is `undefined`. The workload is that of the class, or of its Language when the class states none.
 *
 * @param origin scheme and host of the site, `https://example.com`
 */
export function courseInstance(row: ClassRow, origin: string) {
  const { id, className, start, mode, price, currency, seatsLeft, trainerName } = row;
  return {
    '@type': 'CourseInstance',
    name: className,
    url: origin + paths.class(id),
    startDate: start,
    courseMode: mode?.includes('online') ? 'Online' : mode,
    courseWorkload: workloadOf(row),
    instructor: trainerName ? { '@type': 'Person', name: trainerName } : undefined,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
    },
  };
}

function workloadOf({ pattern, fkDpLangId = '' }: ClassRow): string | undefined {
  const hours = parsePattern(pattern)?.totalHours ?? languageById(fkDpLangId)?.hours;
  return hours ? `PT${Math.floor(hours)}H${hours % 1 ? `${(hours % 1) * 60}M` : ''}` : undefined;
}
