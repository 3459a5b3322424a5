import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faqEntries } from '../faq/faq-entries.ts';
import DpacPage, { head } from './dpac.page.tsx';
import { onCertification } from './questions.ts';

const testRows = [
  testFaqRow({ question: 'Test of a certificate?', group: 'certification' }),
  testFaqRow({ question: 'Test of a class?', group: 'classes' }),
];

const show = () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  return renderPage({ default: DpacPage }, { path: '/dpac' });
};

test('eight parts by their headings', () => {
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
    'Procedure: twelve steps, measured',
    'Validity check',
  ]);
});

test('sample certificate: a picture with its number', async () => {
  show();

  expect(
    await screen.findByRole('img', {
      name: 'Sample certificate DPAC-0000-SAMPLE: Sample Name, Digital Product Agile Coach',
    }),
  ).toBeTruthy();
});

test('procedure: twelve steps in order, with 60 hours, 4 weeks and 2 weeks', () => {
  show();

  const procedure = screen.getByRole('region', { name: 'Procedure: twelve steps, measured' });
  const steps = within(procedure).getAllByRole('listitem');
  expect(steps).toHaveLength(12);
  expect(steps[4]?.textContent).toContain('60 hours');
  expect(steps[5]?.textContent).toContain('within 4 weeks');
  expect(steps[7]?.textContent).toContain('within 2 weeks after submission');
  expect(steps[11]?.textContent).toContain('Certification is awarded.');
});

test.each([
  ['Apply for Certification', '/upcoming-classes'],
  ['Certificate Registry', '/certificate-registry'],
])('%s, at the head and again at the end: leads to %s', async (name, path) => {
  const { user, address } = show();
  const links = screen.getAllByRole('link', { name });

  expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  await user.click(links[0] ?? document.body);
  expect(address()).toBe(path);
});

test('questions: only those on certification, See More leads to all', async () => {
  show();

  expect(await screen.findByRole('button', { name: 'Test of a certificate?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Test of a class?' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See More questions and answers' }).getAttribute('href')).toBe('/faq');
});

test('provider without groups: the questions that speak of certification', () => {
  const entries = faqEntries([
    testFaqRow({ question: 'What is DPAC?', group: undefined }),
    testFaqRow({ question: 'Test of a class?', group: undefined }),
  ]);

  expect(onCertification(entries).map(({ question }) => question)).toEqual(['What is DPAC?']);
});

test('head: its own title and the credential', () => {
  configure(testConfig);

  expect(head()).toMatchObject({
    title: 'Digital Product Agile Coach (DPAC)',
    jsonLd: [{ '@type': 'EducationalOccupationalCredential', url: 'http://site.test/dpac' }],
  });
});
