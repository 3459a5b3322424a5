import { withoutDescriptions } from '@agile-languages/shared/api';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { courseById, courses } from '../courses/courses.ts';
import { languageHead } from './language.head.ts';
import { LanguageDetail } from './language-detail.tsx';
import { LanguageNavigation } from './language-navigation.tsx';
import { LanguageRail } from './language-rail.tsx';
import { loadNextClasses, type NextClassesData } from './next-classes.data.ts';

function LanguagePage({ params, data }: PageProps<NextClassesData>) {
  const course = courseById(params.id ?? '');
  if (!course) throw new Error(`There is no Language with the id ${params.id}.`);
  return (
    <>
      <LanguageRail current={course.id} />
      <LanguageDetail course={course} level={1} nextClasses={data.nextClasses} />
      <LanguageNavigation current={course.id} />
    </>
  );
}

const paths = (): Params[] => courses.map(({ id }) => ({ id }));

export default definePage({
  load: { nextClasses: (api, { params: { id = '' } }, options) => loadNextClasses(api, id, options) },
  inDocument: { nextClasses: withoutDescriptions },
  paths,
  head: languageHead,
  Page: LanguagePage,
});
