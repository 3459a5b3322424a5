import type { PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { memo } from 'react';
import { FaqBlock } from '../faq/faq-block.tsx';
import { NumberedSection } from '../sections/numbered-section.tsx';
import { CoachColumns } from './coach-columns.tsx';
import styles from './dpac.page.module.css';
import { DpacHead } from './dpac-head.tsx';
import { DpacWays } from './dpac-ways.tsx';
import { Procedure } from './procedure.tsx';
import { onCertification } from './questions.ts';

export default function DpacPage() {
  return <Dpac />;
}

/** Takes nothing from the address, so that its composed pictures stay as they are. */
const Dpac = memo(function Dpac() {
  return (
    <>
      <DpacHead />
      <CoachColumns />
      <NumberedSection number={2} title="Procedure: twelve steps, measured">
        <Procedure />
      </NumberedSection>
      <NumberedSection number={3} title="Validity check">
        <p className="lead">
          Every certificate carries a number. A searchable registry is coming soon; until then a certificate is
          confirmed in writing with the holder’s consent.
        </p>
        <div className={styles.ways}>
          <DpacWays />
        </div>
      </NumberedSection>
      <NumberedSection number={4} title="Questions about certification">
        <div className={styles.questions}>
          <FaqBlock choose={onCertification} lines={9} />
        </div>
      </NumberedSection>
    </>
  );
});

export const head = (): PageHead => ({
  title: 'Digital Product Agile Coach (DPAC)',
  description:
    'The DPAC certification in twelve steps: 60 hours of live classes, an individual final project, a defence and a grade.',
  jsonLd: [
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'Digital Product Agile Coach (DPAC)',
      credentialCategory: 'certification',
      url: `${siteConfig().origin}/dpac`,
      recognizedBy: { '@type': 'Organization', name: siteConfig().brand, url: siteConfig().origin },
    },
  ],
});
