import { configure } from '@agile-languages/shared/platform';
import { testConfig, testProfileRow } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { profileHead } from './profile.head.ts';

beforeEach(() => configure(testConfig));

test('head of an expert: name, facts and biography, its own address', () => {
  const head = profileHead({ data: { profile: testProfileRow({ id: '7/8' }) } });

  expect(head).toMatchObject({
    title: 'Test Expert',
    description: 'Test Expert, Test Position, Test Company, Test Country. Test biography of an expert.',
    canonical: '/single-profile/7%2F8',
  });
  expect(head.noindex).toBeUndefined();
});

test('head of an expert: a Person and its breadcrumb', () => {
  const { jsonLd } = profileHead({ data: { profile: testProfileRow({ id: '7/8' }) } });

  expect(jsonLd).toEqual([
    {
      '@type': 'Person',
      name: 'Test Expert',
      url: 'http://site.test/single-profile/7%2F8',
      jobTitle: 'Test Position',
      worksFor: { '@type': 'Organization', name: 'Test Company' },
      address: { '@type': 'PostalAddress', addressCountry: 'Test Country' },
      description: 'Test biography of an expert.',
      image: 'http://site.test/files/users/test-expert.svg',
      knowsAbout: ['Language of Form', 'Language of Money'],
      sameAs: ['https://linkedin.test/expert'],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Experts', item: 'http://site.test/profiles' },
        { '@type': 'ListItem', position: 2, name: 'Test Expert', item: 'http://site.test/single-profile/7%2F8' },
      ],
    },
  ]);
});

test('head of an expert with nothing but a name: only what is known', () => {
  const profile = testProfileRow({
    userImage: '',
    position: '',
    company: '',
    countryName: '',
    shortBio: '',
    linkedinUrl: 'javascript:alert(1)',
  });

  const { jsonLd, description } = profileHead({ data: { profile } });

  expect(JSON.parse(JSON.stringify(jsonLd?.[0]))).toEqual({
    '@type': 'Person',
    name: 'Test Expert',
    url: 'http://site.test/single-profile/700001',
    knowsAbout: ['Language of Form', 'Language of Money'],
  });
  expect(description).toBe('Test Expert.');
});

test('head of an expert, not known yet: a title of its own; known to be nobody: not for search engines', () => {
  expect(profileHead({ data: {} })).toMatchObject({ title: 'Expert', noindex: false });
  expect(profileHead({ data: { profile: null } })).toMatchObject({ title: 'Expert', noindex: true });
});
