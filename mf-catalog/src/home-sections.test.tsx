import { languages } from '@agile-languages/shared/languages';
import { renderSection, testConfig } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CapabilitySection from './capability/capability.section.tsx';
import FrameworkSection from './framework/framework.section.tsx';
import LanguagesSection from './languages/languages.section.tsx';
import ZonesSection from './zones/zones.section.tsx';

test('languages: nine cards that lead to the nine pages', () => {
  renderSection({ default: LanguagesSection }, { number: '2' });

  const section = screen.getByRole('region', { name: 'Nine Languages, one product.' });
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(languages.map(({ id }) => `/languages/${id}`));
  expect(within(section).getByText('2')).toBeTruthy();
});

test('framework: leads to the platform in a new tab and to its modules', () => {
  renderSection({ default: FrameworkSection });

  const out = screen.getByRole('link', { name: 'Framework (opens in a new tab)' });
  expect(out.getAttribute('href')).toBe(testConfig.frameworkUrl);
  expect(out.getAttribute('target')).toBe('_blank');
  expect(out.getAttribute('rel')).toBe('noopener');
  expect(screen.getByRole('link', { name: 'See the modules' }).getAttribute('href')).toBe('/simulation');
});

test('capability: six entries, each with its heading and its Language', () => {
  renderSection({ default: CapabilitySection });

  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'User Story Management' }).getAttribute('href')).toBe('/languages/1111115');
});

test('zones: the four names', () => {
  renderSection({ default: ZonesSection });

  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Business Development who pays and why',
    'Data Flow Management what moves and where it waits',
    'Digital Product Development what is built and how it is checked',
    'Digital Product Management what comes first and who decides',
  ]);
});

test('zones: the eight cases with their weights and sums as published', () => {
  renderSection({ default: ZonesSection });

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '100',
    '105',
    '90',
    '100',
    '100',
    '100',
    '100',
    '100',
  ]);
  expect(screen.getByRole('img', { name: 'Money 30, Data Flow 20, User Story 30, Form 25' })).toBeTruthy();
});
