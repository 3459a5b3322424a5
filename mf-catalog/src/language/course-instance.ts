import type { ClassRow } from '@agile-languages/shared/api';
import { siteConfig } from '@agile-languages/shared/platform';

/** A class as search engines read it below its course. */
export function courseInstance(row: ClassRow, hours: number | undefined) {
  const { id, className, start, mode, price, currency, seatsLeft, trainerName } = row;
  return {
    '@type': 'CourseInstance',
    name: className,
    url: `${siteConfig().origin}/class/${id}`,
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
