import { type LanguageKey, languages } from '@agile-languages/shared/content';
import { siteConfig } from '@agile-languages/shared/platform';
import type { ComponentType } from 'react';
import { Certificate } from './certificate.tsx';

const DpacCertificate = () => (
  <Certificate
    language="product"
    title="Digital Product Agile Coach"
    number="DPAC-0000-SAMPLE"
    lines={[
      'has completed the Digital Product Agile Coach programme',
      `of ${siteConfig().brand}: 60 hours of live classes`,
      'and a defended final project.',
    ]}
  />
);

/** Sample certificates: one per Language, and that of the Digital Product Agile Coach under the name of Digital Product. */
export default {
  ...(Object.fromEntries<ComponentType>(
    languages.map(({ key, name, code, hours }) => [
      key,
      () => (
        <Certificate
          language={key}
          title={`Language of ${name}`}
          number={`${code}-0000-SAMPLE`}
          lines={[`has completed the Language of ${name}`, `of ${siteConfig().brand}: ${hours} hours.`]}
        />
      ),
    ]),
  ) as Record<LanguageKey, ComponentType>),
  product: DpacCertificate,
};
