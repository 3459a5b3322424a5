import type { PageHead } from '@agile-languages/shared/contract';
import { handbookChapters } from '@agile-languages/shared/documents';
import { siteConfig } from '@agile-languages/shared/platform';
import { EmbeddedDocument } from '../embedded/embedded-document.tsx';

export default function HandbookPage() {
  return (
    <EmbeddedDocument
      title="Handbook"
      lead="Zones, cases, cards and a chapter for each Language: rules, a filled card and a wrong one, corrected."
      url={siteConfig().handbookUrl}
      chapters={handbookChapters}
      more={{ to: '/handbook-profile', text: 'About the handbook' }}
    />
  );
}

export const head = (): PageHead => ({
  title: 'Handbook',
  description:
    'The handbook in 15 chapters: zones, cases, cards, eight Languages, hand-overs and assessment, each with a filled card and a corrected one.',
});
