import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import guidePage from './guide.page.tsx';
import { guides } from './guides.content.ts';

const show = () => renderPage(guidePage, { path: '/guide' });

test('links of the guide: five guides and the glossary, all on the page', () => {
  const { container } = show();

  const targets = within(screen.getByRole('navigation', { name: 'Guides' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(6);
  expect(targets.filter((target) => container.querySelector(target))).toEqual(targets);
});

test.each(guides)('guide "$title": its steps, with links in place of marked words', ({ title, steps }) => {
  show();

  const items = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    steps.map((step) => step.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')),
  );
});

test('handbook on the guide: its text with a link to all of it, and who wrote it', () => {
  show();

  const handbook = within(screen.getByRole('region', { name: 'The handbook in two paragraphs' }));
  expect(handbook.getByText(/^The handbook begins with/)).toBeVisible();
  expect(handbook.getByRole('link', { name: 'Open the handbook' })).toHaveAttribute('href', '/handbook');
  const author = within(screen.getByRole('complementary'));
  expect(author.getByRole('heading')).toHaveTextContent('(demo)');
  expect(author.getByText(/^Editor of the handbook\./)).toBeVisible();
});
