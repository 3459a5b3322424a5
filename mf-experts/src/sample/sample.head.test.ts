import { configure } from '@agile-languages/shared/platform';
import { testConfig, testSampleRow } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { sampleHead } from './sample.head.ts';

beforeEach(() => configure(testConfig));

test('head of a sample: its name, what it is, and the text of its description', () => {
  expect(sampleHead({ data: { sample: testSampleRow() } })).toMatchObject({
    title: 'Test sample',
    description: 'A sample of the Language of Form by Test Expert. Test description of a sample.',
    canonical: '/sample/800001',
  });
});

test('head of a sample: a CreativeWork and its breadcrumb', () => {
  const { jsonLd } = sampleHead({ data: { sample: testSampleRow() } });

  expect(jsonLd).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Test sample',
      url: 'http://site.test/sample/800001',
      description: 'Test description of a sample.',
      about: 'Language of Form',
      identifier: '900001',
      dateCreated: '2026-03-15',
      author: { '@type': 'Person', name: 'Test Expert', url: 'http://site.test/single-profile/700001' },
      publisher: { '@type': 'Organization', name: 'Test Brand', url: 'http://site.test' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Samples', item: 'http://site.test/samples' },
        { '@type': 'ListItem', position: 2, name: 'Form', item: 'http://site.test/samples/1111117' },
        { '@type': 'ListItem', position: 3, name: 'Test sample', item: 'http://site.test/sample/800001' },
      ],
    },
  ]);
});

test.each(['TBA', '', '20261399', '2026'])('sample with date %s: none in its head', (enrolmentDate) => {
  const { jsonLd } = sampleHead({ data: { sample: testSampleRow({ enrolmentDate }) } });

  expect(jsonLd?.[0]?.dateCreated).toBeUndefined();
});

test('head of a sample, not known yet: a title of its own; known to be nothing: not for search engines', () => {
  expect(sampleHead({ data: {} })).toMatchObject({ title: 'Sample', noindex: false });
  expect(sampleHead({ data: { sample: null } })).toMatchObject({ title: 'Sample', noindex: true });
});
