import { headOfPage } from '@agile-languages/shared/remote-data';
import { renderPage, testConfig } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import simulationPage from './simulation.page.tsx';

const show = () => renderPage(simulationPage, { path: '/simulation' });

test('eleven modules: their names in the order of the platform', () => {
  show();

  const modules = screen.getByRole('region', { name: 'Eleven modules' });
  expect(
    within(modules)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Project Details',
    'Business Case Card',
    'Data Flow Diagram',
    'User Story Card',
    'Database Card',
    'API Card',
    'Form Editor',
    'SQL Editor',
    'User Story Management',
    'Data Flow Management',
    'Issue Management',
  ]);
});

test('two rows of screens: eleven and twenty, none twice', () => {
  show();

  const first = within(screen.getByRole('region', { name: 'Modules in a row' })).getAllByRole('button', {
    name: /^Enlarge/,
  });
  const second = within(screen.getByRole('region', { name: 'Closer screens in a row' })).getAllByRole('button', {
    name: /^Enlarge/,
  });
  const names = [...first, ...second].map((button) => button.getAttribute('aria-label'));
  expect([first.length, second.length]).toEqual([11, 20]);
  expect(new Set(names).size).toBe(31);
});

test('click on a screen of the second row: that screen, large; the arrows wrap; closed, it opens again', {
  tags: ['all'],
}, async () => {
  const { user } = show();

  await user.click(screen.getByRole('button', { name: 'Enlarge: One price, followed through six cards' }));
  const viewer = await screen.findByRole('dialog', { name: 'Closer screens' });
  expect(within(viewer).getByText('20 / 20')).toBeVisible();
  expect(await within(viewer).findByRole('img', { name: /One price, six cards$/ })).toBeVisible();

  await user.click(within(viewer).getByRole('button', { name: 'Next' }));
  expect(within(viewer).getByText('1 / 20')).toBeVisible();
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Enlarge: Eight cards and one contradiction' }));
  expect(within(screen.getByRole('dialog', { name: 'Closer screens' })).getByText('1 / 20')).toBeVisible();
});

test('link to the platform: opens in a new tab', () => {
  show();

  expect(screen.getByRole('link', { name: 'Framework (opens in a new tab)' })).toHaveAttribute(
    'href',
    testConfig.frameworkUrl,
  );
});

test('head of the simulation page: a title of its own', () => {
  expect(headOfPage(simulationPage, { params: {}, pattern: '' }).title).toBe('Simulation Platform');
});
