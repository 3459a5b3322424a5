import { termsChapters } from '@agile-languages/shared/content';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { EmbeddedDocument } from './embedded-document.tsx';

function TermsPage() {
  return (
    <EmbeddedDocument
      title="Terms and conditions"
      lead="Membership, classes, payment, transfer and certification. Sample terms, not legal advice."
      url={siteConfig().termsUrl}
      chapters={termsChapters}
    />
  );
}

const head = (): PageHead => ({
  title: 'Terms and conditions',
  description:
    'Sample terms for membership, classes, payment, cancellation and transfer, certification and personal data.',
});

export default definePage({ head, Page: TermsPage });
