import { languages } from '@agile-languages/shared/content';
import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import startupsPage from './startups.page.tsx';

const show = () => renderPage(startupsPage, { path: '/for-startups' });

test('page for startups: every numbered section has text, every term a meaning', () => {
  show();

  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(sections).toHaveLength(5);
  for (const name of sections) expect(screen.getByRole('region', { name })).toHaveTextContent(/\w{3}/);
  expect(screen.getAllByRole('definition')).toHaveLength(screen.getAllByRole('term').length);
});

test.each([
  [/in a week$/, 5],
  [/in a month$/, 4],
])('plan %s: %i steps with a text each', (name, count) => {
  show();

  const steps = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(steps).toHaveLength(count);
  for (const step of steps) {
    expect(within(step).getByRole('heading', { level: 3 })).toBeVisible();
    expect(within(step).getByRole('paragraph')).toHaveTextContent(/\w{3}/);
  }
});

test('Languages in order: each with its hours and its page, and their sum in the sentence above', () => {
  show();

  const section = within(screen.getByRole('region', { name: 'Languages in order' }));
  const shown = section.getAllByRole('listitem').map((item): number => {
    const path = within(item).getByRole('link').getAttribute('href');
    const language = languages.find(({ id }) => path === `/languages/${id}`);
    expect(item).toHaveTextContent(`${language?.name}${language?.hours} hours`);
    return language?.hours ?? 0;
  });
  expect(shown).toHaveLength(4);
  expect(
    section.getByText(`Four Languages, ${shown.reduce((sum, hours) => sum + hours, 0)} hours.`, { exact: false }),
  ).toBeVisible();
});

test('page for startups: leads to the classes', () => {
  show();

  expect(screen.getAllByRole('link', { name: 'Upcoming classes' })[0]).toHaveAttribute('href', '/upcoming-classes');
});
