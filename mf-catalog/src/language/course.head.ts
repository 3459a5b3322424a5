import type { ClassRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import type { PageHead } from '@agile-languages/shared/contract';
import { breadcrumbs, courseInstance } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import type { Course } from '../courses/course.ts';

export function courseHead({ id, title, tagLine, youWillLearn }: Course, classes: readonly ClassRow[] = []): PageHead {
  const { brand, origin, pictures } = siteConfig();
  const language = languageById(id);
  const path = paths.language(id);
  const instances = classes.length > 0 ? classes.map((row) => courseInstance(row, origin)) : undefined;
  return {
    title,
    description: tagLine,
    canonical: path,
    image: pictures ? { src: `${pictures}${id}.png`, alt: `${title}: ${tagLine}` } : undefined,
    jsonLd: [
      {
        '@type': 'Course',
        name: title,
        description: tagLine,
        url: origin + path,
        courseCode: language?.code,
        inLanguage: 'en',
        timeRequired: `PT${language?.hours}H`,
        teaches: youWillLearn.subContent[0]?.list,
        provider: { '@type': 'Organization', name: brand, url: origin },
        offers: instances?.map(({ offers }) => offers),
        hasCourseInstance: instances,
      },
      breadcrumbs(origin, { name: 'Languages', path: paths.languages }, { name: language?.name ?? title, path }),
    ],
  };
}
