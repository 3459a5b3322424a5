import type { ClassRow } from '../api/calls.ts';
import { languageById } from '../languages/index.ts';
import { paths } from '../paths/index.ts';

/**
 * A class in the words of schema.org: the `CourseInstance` of a `Course`, with start, mode, trainer and offer. A field that
 * the row leaves out is `undefined`, and so is the workload of a Language that is not one of the nine.
 *
 * @param origin scheme and host of the site, `https://example.com`
 */
export function courseInstance(row: ClassRow, origin: string) {
  const { id, className, fkDpLangId, start, mode, price, currency, seatsLeft, trainerName } = row;
  const hours = languageById(fkDpLangId ?? '')?.hours;
  return {
    '@type': 'CourseInstance',
    name: className,
    url: origin + paths.class(id),
    startDate: start,
    courseMode: mode?.includes('online') ? 'Online' : mode,
    courseWorkload: hours ? `PT${hours}H` : undefined,
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
