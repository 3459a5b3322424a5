import type { PageHead } from '@agile-languages/shared/contract';
import { breadcrumbs } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { plainText } from '@agile-languages/shared/ui';
import { courseName, languageOf, priceOf } from '../class-facts/class-text.ts';
import { startText } from '../dates/start-text.ts';
import { classCourse } from './class.json-ld.ts';
import type { ClassPageData } from './class-page.data.ts';

/** Head of one class: a generic one until the class is known. */
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
    title: className,
    description: `${facts}. ${plainText(classDescription)}`.trim(),
    canonical: path,
    image: pictures && language ? { src: `${pictures}${language.id}.png`, alt: courseName(row) } : undefined,
    jsonLd: [
      classCourse(row),
      breadcrumbs(origin, { name: 'Upcoming classes', path: paths.classes }, { name: className, path }),
    ],
  };
}
