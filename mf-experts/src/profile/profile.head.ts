import type { ProfileRow } from '@agile-languages/shared/api';
import type { PageHead } from '@agile-languages/shared/contract';
import { breadcrumbs } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { safeHref } from '@agile-languages/shared/ui';
import type { ProfileData } from './profile.data.ts';

export function profileHead({ data: { profile } }: { data: Partial<ProfileData> }): PageHead {
  if (!profile)
    return {
      title: 'Expert',
      description: 'An expert in agile communication: position, Languages, samples of work and the next classes.',
      noindex: profile === null,
    };
  const { fullname, position, company, countryName, shortBio } = profile;
  const path = paths.profile(profile.id);
  const facts = [fullname, position, company, countryName].filter(Boolean).join(', ');
  return {
    title: fullname,
    description: `${facts}. ${shortBio}`.trim(),
    canonical: path,
    jsonLd: [
      person(profile, path),
      breadcrumbs(siteConfig().origin, { name: 'Experts', path: paths.profiles }, { name: fullname, path }),
    ],
  };
}

function person(profile: ProfileRow, path: string) {
  const { fullname, position, company, countryName, shortBio, userImage, linkedinUrl, fbUrl, languages } = profile;
  const { origin, fileBase } = siteConfig();
  const sameAs = [linkedinUrl, fbUrl].filter((address) => safeHref(address));
  return {
    '@type': 'Person',
    name: fullname,
    url: origin + path,
    jobTitle: position || undefined,
    worksFor: company ? { '@type': 'Organization', name: company } : undefined,
    address: countryName ? { '@type': 'PostalAddress', addressCountry: countryName } : undefined,
    description: shortBio || undefined,
    image: userImage ? new URL(`${fileBase}/users/${userImage}`, origin).href : undefined,
    knowsAbout: languages?.map((name) => `Language of ${name}`),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}
