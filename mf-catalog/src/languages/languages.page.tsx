import { withoutDescriptions } from '@agile-languages/shared/api';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { product } from '../courses/product.ts';
import { courseHead } from '../language/course.head.ts';
import { LanguageDetail } from '../language/language-detail.tsx';
import { LanguageNavigation } from '../language/language-navigation.tsx';
import { loadSamples, type SamplesData } from '../language/language-samples.data.ts';
import { loadNextClasses, type NextClassesData } from '../language/next-classes.data.ts';
import { Catalogue } from './catalogue.tsx';

function LanguagesPage({ data }: PageProps<NextClassesData & SamplesData>) {
  return (
    <>
      <Catalogue />
      <LanguageDetail course={product} level={2} nextClasses={data.nextClasses} samples={data.samples} />
      <LanguageNavigation current={product.id} />
    </>
  );
}

/** The default Language has a page of its own, the canonical one. */
const head = (): PageHead => ({
  ...courseHead(product),
  title: 'Languages',
  description: 'The nine Languages with their hours and card types, and the Language of Digital Product in full.',
});

export default definePage({
  load: {
    nextClasses: (api, _address, options) => loadNextClasses(api, product.id, options),
    samples: (api, _address, options) => loadSamples(api, product.id, options),
  },
  inDocument: { nextClasses: withoutDescriptions },
  head,
  Page: LanguagesPage,
});
