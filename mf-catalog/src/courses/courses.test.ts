import { languageById, languages, slidesPerView } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import { moduleNumber, modules } from '../simulation-platform/modules.ts';
import { courseById, courses } from './courses.ts';

const section = { title: expect.stringMatching(/./), img: expect.any(String) };
const lists = expect.objectContaining({
  ...section,
  subContent: expect.arrayContaining([
    { contentDesc: expect.stringMatching(/./), list: expect.arrayContaining([expect.any(String)]) },
  ]),
});

test('nine courses: the ids of the menu, in its order', () => {
  expect(courses.map(({ id }) => id)).toEqual(languages.map(({ id }) => id));
  expect(courses.map(({ icon }) => icon)).toEqual(languages.map(({ key }) => key));
});

test('titles and hours: as the table of the courses has them', () => {
  expect(courses.map(({ id, title }) => `${id} ${title}, ${languageById(id)?.hours} hours`)).toEqual([
    '1111118 Language of Digital Product (combination of the 8 languages), 30 hours',
    '1111217 Language of Financial Statement, 12 hours',
    '1111112 Language of Money, 14 hours',
    '1111117 Language of Form, 10 hours',
    '1111111 Language of User Story, 10 hours',
    '1111116 Language of Data Flow, 10 hours',
    '1111115 Language of User Story Management, 12 hours',
    '1111113 Language of Data, 18 hours',
    '1111114 Language of Data Oriented Programming, 18 hours',
  ]);
});

test.each(courses)('$title: has every field of the entity', (course) => {
  expect(course).toEqual({
    id: expect.stringMatching(/^\d{7}$/),
    certificateImg: expect.any(String),
    img: expect.stringMatching(/./),
    icon: expect.any(String),
    title: expect.stringMatching(/^Language of /),
    tagLine: expect.stringMatching(/\.$/),
    cardType: expect.stringMatching(/[Cc]ard/),
    description: { ...section, content: expect.stringMatching(/^<p>.*<\/p>$/), paragraphs: expect.any(Array) },
    youWillLearn: lists,
    benefits: lists,
    frameworks: lists,
    screenSamples: {
      ...section,
      subContent: expect.arrayContaining([{ contentDesc: expect.any(String), images: [expect.any(String)] }]),
    },
    topics: { ...section, tableHead: ['Category', 'Topic'], tableRow: expect.any(Array) },
  });
});

test.each(courses)('$title: every topic row has a category and topics, third levels belong to topics', (course) => {
  for (const { categTd, topic, thirdTopic } of course.topics.tableRow) {
    expect(categTd).toMatch(/./);
    expect(topic.length).toBeGreaterThan(0);
    expect(topic).toEqual(expect.arrayContaining(Object.keys(thirdTopic ?? {})));
  }
});

test.each(courses)('$title: its modules are modules of the platform', (course) => {
  expect(modules).toEqual(expect.arrayContaining(course.frameworks.subContent.map(({ contentDesc }) => contentDesc)));
});

test.each(courses)('$title: more screens than its row shows at once, none twice', ({ screenSamples }) => {
  const images = screenSamples.subContent.flatMap((sample) => sample.images);

  expect(images.length).toBeGreaterThan(slidesPerView.wide);
  expect(new Set(images).size).toBe(images.length);
});

test('certificate: eight courses have one, Digital Product has none', () => {
  expect(courses.filter(({ certificateImg }) => certificateImg === '').map(({ id }) => id)).toEqual(['1111118']);
});

const inputTypes = [
  ...['Edit Line', 'Select Box', 'Data Picker', 'Time Picker', 'Check Box', 'File Picker', 'Radio Button', 'Image'],
  ...['Label', 'Textarea', 'Inner Check Box', 'Button', 'Hyperlink', 'Video', 'Group', 'Table'],
];
const eventActions = ['Onclick', 'Onchange', 'Onload', 'Ondblclick', 'Onmouseover', 'Onrightclick'];
const manualDescription = [
  ...['Is Required', 'Is Unique', 'Is Editable', 'Is Integer', 'Is Float', 'Is Dropdown', 'Is Readonly'],
  ...['Maximum/Minimum length', 'Date/Time format', 'Default value', 'Placeholder', 'Mask'],
  ...['Success message', 'Warning message', 'Error message'],
];

test.each(['1111117', '1111111'])(
  '%s: sixteen input types, six event actions and fifteen manual description terms by their names',
  (id) => {
    const course = courseById(id);
    const said = [
      ...(course?.youWillLearn.subContent.flatMap(({ list }) => list) ?? []),
      ...(course?.topics.tableRow.flatMap(({ topic }) => topic) ?? []),
    ];

    expect(said).toEqual(expect.arrayContaining([...inputTypes, ...eventActions, ...manualDescription]));
  },
);

test('card types: one for each of eight courses, all of them on Digital Product', () => {
  expect(courses.map(({ cardType }) => cardType)).toEqual([
    'All eight card types',
    'Financial Statement Cards',
    'Business Case Cards',
    'Form Cards',
    'User Story Cards',
    'Data Flow Cards',
    'Issue Cards',
    'Database Cards',
    'API Cards',
  ]);
  const [templates] = courseById('1111118')?.topics.tableRow ?? [];
  expect(templates?.topic.toSorted()).toEqual(
    courses
      .slice(1)
      .map(({ cardType }) => cardType)
      .toSorted(),
  );
});

test('eleven modules: numbered in their order, an unknown name has no number', () => {
  expect(modules).toHaveLength(11);
  expect(moduleNumber('Form Editor')).toBe(7);
  expect(moduleNumber('Test Module')).toBe(0);
});

test('course of an unknown id: none', () => {
  expect(courseById('999')).toBeUndefined();
});
