import { configure } from '@agile-languages/shared/platform';
import { testClassRow, testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { classHead } from './class.head.ts';

beforeEach(() => configure(testConfig));

const testClass = testClassRow({
  id: '5/13',
  className: 'Test form class',
  classDescription: '<p>For <em>testers</em>.</p><ul><li>Ten hours</li></ul>',
  langName: 'Form',
  fkDpLangId: '1111117',
  start: '2026-11-30T18:30:00+03:00',
  pattern: '5 x 2 h, Mon+Wed 18:30',
});

const instanceOf = (row = testClass): unknown =>
  JSON.parse(JSON.stringify(classHead({ data: { class: row } }).jsonLd?.[0]?.hasCourseInstance))[0];

test('head of a class: name, facts and description, its own address', () => {
  const head = classHead({ data: { class: testClass } });

  expect(head).toMatchObject({
    title: 'Test form class',
    description: 'Language of Form, Mon 30 Nov 2026, 18:30 Europe/Istanbul, 480 EUR. For testers. Ten hours',
    canonical: '/class/5%2F13',
    image: undefined,
  });
  expect(head.noindex).toBeUndefined();
});

test('head of a class, site with pictures: the one of its Language', () => {
  configure({ ...testConfig, pictures: '/pictures/test/' });

  expect(classHead({ data: { class: testClass } }).image).toEqual({
    src: '/pictures/test/1111117.png',
    alt: 'Language of Form',
  });
});

test('head of a class: its course, and the way there', () => {
  const { jsonLd } = classHead({ data: { class: testClass } });

  expect(jsonLd).toMatchObject([
    {
      '@type': 'Course',
      name: 'Language of Form',
      description: 'For testers. Ten hours',
      url: 'http://site.test/languages/1111117',
      provider: { '@type': 'Organization', name: 'Test Brand', url: 'http://site.test' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Upcoming classes', item: 'http://site.test/upcoming-classes' },
        { position: 2, name: 'Test form class', item: 'http://site.test/class/5%2F13' },
      ],
    },
  ]);
});

test('head of a class: the class as an event, from the first session to the end of the last', () => {
  expect(instanceOf()).toEqual({
    '@type': 'CourseInstance',
    name: 'Test form class',
    description: 'For testers. Ten hours',
    url: 'http://site.test/class/5%2F13',
    startDate: '2026-11-30T18:30:00+03:00',
    endDate: '2026-12-14T20:30:00+03:00',
    courseMode: 'Online',
    courseWorkload: 'PT10H',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'http://site.test/class/5%2F13' },
    instructor: { '@type': 'Person', name: 'Test Trainer' },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: '480',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test.each([
  ['start and pattern disagree', { ...testClass, start: '2026-12-03T18:30:00+03:00' }],
  ['no pattern', { ...testClass, pattern: undefined }],
  ['no start', { ...testClass, start: undefined }],
])('head of a class, %s: no end', (_, row) => {
  expect(instanceOf(row)).not.toHaveProperty('endDate');
});

test('head of a class in a classroom: attended there, its address is not known', () => {
  const instance = instanceOf({ ...testClass, mode: 'Classroom' });

  expect(instance).toMatchObject({ eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' });
  expect(instance).not.toHaveProperty('location');
});

test('head of a class with the specified fields alone: only what is known', () => {
  const row = testClassRow({
    langName: 'Chess',
    fkDpLangId: undefined,
    classDescription: '',
    start: undefined,
    pattern: undefined,
    mode: undefined,
    trainerName: undefined,
  });

  const head = classHead({ data: { class: row } });

  expect(head.description).toBe('Chess, 480 EUR.');
  expect(JSON.parse(JSON.stringify(head.jsonLd?.[0]))).toEqual({
    '@type': 'Course',
    name: 'Chess',
    description: 'Test class',
    inLanguage: 'en',
    provider: { '@type': 'Organization', name: 'Test Brand', url: 'http://site.test' },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        name: 'Test class',
        url: 'http://site.test/class/500001',
        offers: expect.objectContaining({ price: '480', priceCurrency: 'EUR' }),
      },
    ],
  });
});

test('head of a class, not known yet: a title of its own; known to be none: not for search engines', () => {
  expect(classHead({ data: {} })).toMatchObject({ title: 'Class', noindex: false });
  expect(classHead({ data: { class: null } })).toMatchObject({ title: 'Class', noindex: true });
});
