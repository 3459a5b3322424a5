import { configure } from '@agile-languages/shared/platform';
import { headOfPage } from '@agile-languages/shared/remote-data';
import { fakeApi, renderPage, testClassRow, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faqEntries } from '../faq/faq-entries.ts';
import dpacPage, { certificationQuestions } from './dpac.page.tsx';

const testRows = [
  testFaqRow({ question: 'Test of a certificate?', group: 'certification' }),
  testFaqRow({ question: 'Test of a class?', group: 'classes' }),
];

const testStart = testClassRow({
  id: '500003',
  start: '2027-01-05T18:00:00+01:00',
  pattern: '20 x 3 h, Tue+Thu 18:00',
  price: '2900',
  seatsLeft: 3,
});
const testOther = testClassRow({ id: '500001', pattern: '10 x 3 h, Mon+Wed 18:30', price: '1450' });

const show = (classes = [testOther, testStart], holders: object = { figure: 'over 7', words: 'test holders' }) => {
  fakeApi({
    'calle/GetFaqList': { rows: testRows },
    'calle/GetClassList': { rows: classes },
    'calle/GetTextList': { rows: [{ id: 'home-holders', ...holders }] },
  });
  return renderPage(dpacPage, { path: '/dpac' });
};

test('page of the programme: eight sections in their order', () => {
  show();

  expect(
    screen
      .getAllByRole('heading')
      .slice(0, 8)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Digital Product Agile Coach (DPAC) noun',
    'Introduction',
    'Sample certificate',
    'Benefits to companies',
    'Main responsibilities',
    'Strengths',
    'Procedure: twelve steps to the certificate',
    'Validity check',
  ]);
});

test('sample certificate: a picture with its number', async () => {
  show();

  expect(
    await screen.findByRole('img', {
      name: 'Sample certificate DPAC-0000-SAMPLE: Sample Name, Digital Product Agile Coach',
    }),
  ).toBeVisible();
});

test('introduction, three lists and the validity check: all have text', () => {
  show();

  expect(screen.getByText(/^A Digital Product Agile Coach makes product conversations shorter/)).toBeVisible();
  const columns = within(screen.getByRole('region', { name: 'What a coach is' }));
  const lists = columns.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(lists.map(({ length }) => length)).toEqual([5, 7, 5]);
  expect(lists.map(([first]) => first?.textContent)).toEqual([
    'Fewer questions inside the iteration',
    'Choose the Language for a conversation',
    'Listens for the missing noun',
  ]);
  const validity = within(screen.getByRole('region', { name: 'Validity check' }));
  expect(validity.getByText(/^Every certificate carries a number\./)).toBeVisible();
});

test('certificate holders: as the provider has confirmed them, and else not at all', async () => {
  show();
  expect(await screen.findByText('As stated by Test Brand: over 7 test holders.')).toBeVisible();
  cleanup();
  show([testStart], {});
  await screen.findByRole('link', { name: 'Tue 5 Jan 2027' });
  expect(screen.queryByText(/As stated/)).toBeNull();
});

test('procedure: an ordered list of twelve steps, with 60 hours, 4 weeks and 2 weeks', () => {
  show();

  const procedure = within(screen.getByRole('region', { name: 'Procedure: twelve steps to the certificate' }));
  const sentences = [
    'Register for the live online class.',
    'Attend an online meeting.',
    'Enroll in the class.',
    'Make the payment.',
    'Attend and complete the live online classes. 60 hours',
    'Work on an individual final project. within 4 weeks',
    'Submit it.',
    'It is evaluated. within 2 weeks after submission',
    'Defend it.',
    'It is graded.',
    'The grade is announced.',
    'Certification is awarded.',
  ];

  expect(procedure.getByRole('list').localName).toBe('ol');
  expect(procedure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

test.each([
  ['Apply for Certification', '/upcoming-classes?fkDpLangId=1111118&hours=60'],
  ['Certificate Registry', '/certificate-registry'],
])('%s, at the head and again at the end: leads to %s', async (name, path) => {
  const { user, address } = show();
  const links = screen.getAllByRole('link', { name });

  expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  await user.click(links[0] ?? document.body);
  expect(address()).toBe(path);
});

test('summary of the programme: hours, price, its own starts with seats, what is included', async () => {
  show();

  expect(await screen.findByRole('link', { name: 'Tue 5 Jan 2027' })).toHaveAttribute('href', '/class/500003');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '60 hours live online, then a project within 4 weeks',
    '2,900 EUR',
    'Tue 5 Jan 2027, 3 seats left',
    expect.stringMatching(/^Live classes, practice/),
  ]);
});

test('summary of the programme, no class of 60 hours: the sentence of the list, no price', async () => {
  show([testOther]);

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
  expect(screen.queryByText('Price')).toBeNull();
});

test('questions of the programme: only those on certification, See More leads to all', async () => {
  show();

  expect(await screen.findByRole('button', { name: 'Test of a certificate?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test of a class?' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See More questions and answers' })).toHaveAttribute('href', '/faq');
});

test('questions of the programme, provider without groups: those that mention certification', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'What is DPAC?', group: undefined }),
    testFaqRow({ question: 'Test of a class?', group: undefined }),
  ]);

  expect(certificationQuestions(entries).map(({ question }) => question)).toEqual(['What is DPAC?']);
});

test('head of the programme: a title of its own and the credential', () => {
  configure(testConfig);

  expect(headOfPage(dpacPage, { params: {}, pattern: '' })).toMatchObject({
    title: 'Digital Product Agile Coach (DPAC)',
    jsonLd: [{ '@type': 'EducationalOccupationalCredential', url: 'http://site.test/dpac' }],
  });
});
