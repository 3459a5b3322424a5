import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { languageHead } from './language.head.ts';

beforeEach(() => configure(testConfig));

test('head of a Language: title, tag line, canonical, course and breadcrumbs', () => {
  const { title, description, canonical, jsonLd } = languageHead({ params: { id: '1111117' }, data: {} });

  expect(title).toBe('Language of Form');
  expect(description).toBe('Sixteen input types, six events, no surprises.');
  expect(canonical).toBe('/languages/1111117');
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'Course',
      name: 'Language of Form',
      url: 'http://site.test/languages/1111117',
      timeRequired: 'PT10H',
      provider: { '@type': 'Organization', name: 'Test Brand', url: 'http://site.test' },
    }),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Languages', item: 'http://site.test/languages' },
        { '@type': 'ListItem', position: 2, name: 'Form', item: 'http://site.test/languages/1111117' },
      ],
    },
  ]);
});

test('head of an unknown id: kept out of search engines', () => {
  expect(languageHead({ params: { id: '999' }, data: {} })).toMatchObject({ noindex: true });
});
