import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { languageById } from '@agile-languages/shared/languages';
import { siteConfig } from '@agile-languages/shared/platform';
import { courseById } from '../courses/courses.ts';

export function languageHead({ params }: Pick<PageProps, 'params'>): PageHead {
  const course = courseById(params.id ?? '');
  const language = languageById(params.id ?? '');
  if (!course || !language) return { title: 'Language', description: 'The nine Languages.', noindex: true };

  const { brand, origin } = siteConfig();
  const path = `/languages/${course.id}`;
  return {
    title: course.title,
    description: course.tagLine,
    canonical: path,
    jsonLd: [
      {
        '@type': 'Course',
        name: course.title,
        description: course.tagLine,
        url: origin + path,
        courseCode: language.code,
        inLanguage: 'en',
        timeRequired: `PT${language.hours}H`,
        teaches: course.youWillLearn.subContent[0]?.list,
        provider: { '@type': 'Organization', name: brand, url: origin },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Languages', item: `${origin}/languages` },
          { '@type': 'ListItem', position: 2, name: language.name, item: origin + path },
        ],
      },
    ],
  };
}
