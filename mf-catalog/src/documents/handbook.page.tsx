import { handbookChapters } from '@agile-languages/shared/content';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { EmbeddedDocument } from './embedded-document.tsx';

function HandbookPage() {
  return (
    <EmbeddedDocument
      title="Handbook"
      lead="Zones, cases, cards and a chapter for each Language: rules, a filled card and a wrong one, corrected."
      url={siteConfig().handbookUrl}
      chapters={handbookChapters}
      more={{ to: paths.handbookProfile, text: 'About the handbook' }}
    />
  );
}

const head = (): PageHead => ({
  title: 'Handbook',
  description:
    'The handbook in 15 chapters: zones, cases, cards, eight Languages, hand-overs and assessment, each with a filled card and a corrected one.',
});

export default definePage({ head, Page: HandbookPage });
