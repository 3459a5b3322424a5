import { configure } from '@agile-languages/shared/platform';
import { testClassRow, testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { classHead, zonedIso } from './class.head.ts';

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

test('head of a class with a venue: its place, unless it is online alone', () => {
  const row = { ...testClass, venue: 'Room 4, Test Street 1' };
  const place = { '@type': 'Place', name: row.venue, address: row.venue };

  expect(instanceOf({ ...row, mode: 'Classroom' })).toMatchObject({ location: place });
  expect(instanceOf({ ...row, mode: 'Blended' })).toMatchObject({ location: place });
  expect(instanceOf(row)).toMatchObject({ location: { '@type': 'VirtualLocation' } });
});

test('structured data of a class with two trainers: both teach it', () => {
  const row = testClassRow({ secondTrainerId: '700002', secondTrainerName: 'Second Trainer' });
  expect(instanceOf(row)).toMatchObject({
    instructor: [
      { '@type': 'Person', name: 'Test Trainer' },
      { '@type': 'Person', name: 'Second Trainer' },
    ],
  });
});

test('structured data of a class with other dates: its end, and the hours of all sessions', () => {
  const sessions = '2026-11-30T15:30Z/PT120M 2026-12-02T15:30Z/PT90M';
  const row = { ...testClassRow(), start: '2026-11-30T18:30:00+03:00', pattern: '2 x 2 h, Mon+Wed 18:30', sessions };
  expect(instanceOf({ ...row, timeZone: 'Europe/Istanbul' })).toMatchObject({
    ...{ endDate: '2026-12-02T20:00:00+03:00', courseWorkload: 'PT3H30M' },
  });
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
    offers: expect.objectContaining({ category: 'Paid', price: '480', priceCurrency: 'EUR' }),
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

test.each([
  ['Europe/Istanbul', '2026-12-16T20:30:00+03:00'],
  ['America/Toronto', '2026-12-16T12:30:00-05:00'],
  ['Asia/Kolkata', '2026-12-16T23:00:00+05:30'],
  ['Pacific/Auckland', '2026-12-17T06:30:00+13:00'],
  ['UTC', '2026-12-16T17:30:00+00:00'],
  ['+03:00', '2026-12-16T20:30:00+03:00'],
])('moment in %s: %s', (zone, text) => {
  expect(zonedIso(zone, new Date('2026-12-16T17:30:00Z'))).toBe(text);
});

test('moment in summer time: the offset of that day', () => {
  expect(zonedIso('Europe/Berlin', new Date('2027-07-01T16:00:00Z'))).toBe('2027-07-01T18:00:00+02:00');
});

test('head of a class that is cancelled: its title and the Course data say so', () => {
  const cancelled = { ...testClass, state: 'cancelled' };

  expect(classHead({ data: { class: cancelled } })).toMatchObject({
    title: 'Cancelled: Test form class',
    noindex: true,
  });
  expect(instanceOf(cancelled)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(instanceOf()).not.toHaveProperty('eventStatus');
});
