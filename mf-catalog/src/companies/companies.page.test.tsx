import { fakeApi, renderPage, testFaqRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import companiesPage from './companies.page.tsx';

const show = (...groups: (string | undefined)[]) => {
  const rows = groups.map((group, index) => testFaqRow({ question: `Test question ${index + 1}?`, group }));
  fakeApi({ 'calle/GetFaqList': { rows } });
  return renderPage(companiesPage, { path: '/for-companies' });
};

const questions = async () =>
  (await screen.findAllByRole('button', { name: /^Test question/ })).map(({ textContent }) => textContent);

test('page for companies: every numbered section has text, every term a meaning', () => {
  show();

  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(sections).toHaveLength(5);
  for (const name of sections) expect(screen.getByRole('region', { name })).toHaveTextContent(/\w{3}/);
  const terms = screen.getAllByRole('term');
  expect(screen.getAllByRole('definition')).toHaveLength(terms.length);
  expect(terms.length).toBeGreaterThan(5);
});

test('change request, before and after: the mail and the card that replaces it', async () => {
  show();

  const section = within(screen.getByRole('region', { name: /before and after$/ }));
  expect(section.getByText(/^Hi all,/)).toBeVisible();
  expect(await section.findAllByRole('img', { name: /User Story/ })).not.toEqual([]);
});

test('90 days: the phases add up to thirteen weeks', () => {
  show();

  const weeks = screen.getAllByText(/^\d+ weeks?$/).map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  expect(weeks.reduce((sum, length) => sum + length, 0)).toBe(13);
});

test('contact: offered at both ends of the page for companies', () => {
  show();

  const links = screen.getAllByRole('link', { name: 'Contact Us' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#contact', '/#contact']);
});

test('questions of companies: those on membership and classes, up to seven; See More leads to all', async () => {
  show('membership', 'platform', ...Array.from({ length: 7 }, () => 'classes'));

  expect(await questions()).toEqual([1, 3, 4, 5, 6, 7, 8].map((number) => `Test question ${number}?`));
  expect(screen.getByRole('link', { name: 'See More questions and answers' })).toHaveAttribute('href', '/faq');
});

test('questions of companies, provider without groups: the first seven', async () => {
  show(...Array.from({ length: 9 }, () => undefined));

  expect(await questions()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Test question ${number}?`));
});
