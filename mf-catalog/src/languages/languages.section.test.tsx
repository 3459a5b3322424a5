import { languages } from '@agile-languages/shared/content';
import { renderSection } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import languagesSection from './languages.section.tsx';

test('Languages at home: nine cards that lead to the nine pages', () => {
  renderSection(languagesSection, { number: '2' });

  const section = within(screen.getByRole('region', { name: 'Nine Languages, one product.' }));
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    languages.map(({ id }) => `/languages/${id}`),
  );
  expect(section.getByText('2')).toBeVisible();
});
