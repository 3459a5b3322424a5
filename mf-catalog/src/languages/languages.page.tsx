import type { PageHead } from '@agile-languages/shared/contract';
import { product } from '../courses/product.ts';
import { courseHead } from '../language/course-head.ts';
import { LanguageDetail } from '../language/language-detail.tsx';
import { LanguageTurn } from '../language/language-turn.tsx';
import { Catalogue } from './catalogue.tsx';

export default function LanguagesPage() {
  return (
    <>
      <Catalogue />
      <LanguageDetail course={product} level={2} />
      <LanguageTurn current={product.id} />
    </>
  );
}

/** The page shows the default Language below the catalogue, and that Language's own page is the canonical one. */
export const head = (): PageHead => ({
  ...courseHead(product),
  title: 'Languages',
  description: 'The nine Languages with their hours and card types, and the Language of Digital Product in full.',
});
