import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import type { PageHead } from '@agile-languages/shared/contract';
import { breadcrumbs } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { plainText } from '@agile-languages/shared/ui';
import type { SampleData } from './sample.data.ts';

export function sampleHead({ data: { sample } }: { data: Partial<SampleData> }): PageHead {
  if (!sample)
    return {
      title: 'Sample',
      description:
        'A file from the practice platform, with the project it belongs to and samples of the same Language.',
      noindex: sample === null,
    };
  const { className, classDescription, fullname, langId, langName } = sample;
  const path = paths.sample(sample.id);
  const language = languageById(langId);
  return {
    title: className,
    description: [
      `A sample of the Language of ${langName}${fullname ? ` by ${fullname}` : ''}.`,
      plainText(classDescription),
    ]
      .filter(Boolean)
      .join(' '),
    canonical: path,
    jsonLd: [
      creativeWork(sample, path),
      breadcrumbs(
        siteConfig().origin,
        { name: 'Samples', path: paths.samples },
        ...(language ? [{ name: language.name, path: paths.languageSamples(language.id) }] : []),
        { name: className, path },
      ),
    ],
  };
}

function creativeWork(sample: SampleRow, path: string) {
  const { className, classDescription, enrolmentDate, fkProjectId, fkUserId, fullname, langName } = sample;
  const { brand, origin } = siteConfig();
  const expert = fkUserId ? `${origin}${paths.profile(fkUserId)}` : undefined;
  return {
    '@type': 'CreativeWork',
    name: className,
    url: origin + path,
    description: plainText(classDescription) || undefined,
    about: `Language of ${langName}`,
    identifier: fkProjectId || undefined,
    dateCreated: isoDate(enrolmentDate),
    author: fullname ? { '@type': 'Person', name: fullname, url: expert } : undefined,
    publisher: { '@type': 'Organization', name: brand, url: origin },
  };
}

/** `'20260315'` → `'2026-03-15'` */
function isoDate(digits: string): string | undefined {
  const iso = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return iso !== digits && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}
