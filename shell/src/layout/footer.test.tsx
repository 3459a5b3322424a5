import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

function renderFooter(overrides = {}) {
  configure({ ...testConfig, ...overrides });
  render(<Footer />, { wrapper: MemoryRouter });
}

test('links: logo, the nine Languages in order, what to learn, help, other links, the address for enquiries', () => {
  renderFooter();

  expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Test Brand /',
    'Digital Product /languages/1111118',
    'Financial Statement /languages/1111217',
    'Money /languages/1111112',
    'Form /languages/1111117',
    'User Story /languages/1111111',
    'Data Flow /languages/1111116',
    'User Story Management /languages/1111115',
    'Data /languages/1111113',
    'Data Oriented Programming /languages/1111114',
    'Upcoming classes /upcoming-classes',
    'Compare Languages /languages',
    'Certification /dpac',
    'Card Lab /lab',
    'Samples /samples',
    'Experts /experts',
    'Simulation Platform /simulation',
    'For startups /for-startups',
    'Questions /faq',
    'Guide and glossary /guide',
    'Handbook /handbook',
    'Terms /terms-condition',
    'Certificate registry /certificate-registry',
    'Imprint and privacy /imprint',
    'For your own site /embed',
    'For Companies /for-companies',
    'My Needs /my-needs',
    'info@brand.test mailto:info@brand.test',
  ]);
});

test('headings: Languages, Learn, Help, Other links, Contact Info', () => {
  renderFooter();

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Languages',
    'Learn',
    'Help',
    'Other links',
    'Contact Info',
  ]);
});

test('lines of the provider: below the address for enquiries', () => {
  renderFooter({ footer: ['Test Company Ltd', 'Register of Test, no. 1'] });

  expect(
    screen
      .getAllByRole('listitem')
      .slice(-3)
      .map(({ textContent }) => textContent),
  ).toEqual(['info@brand.test', 'Test Company Ltd', 'Register of Test, no. 1']);
});

test('demonstration: says that its people are invented', () => {
  renderFooter({ demo: true });

  expect(screen.getByText('Demonstration site. People, companies, classes and samples are invented.')).toBeVisible();
});

test('no demonstration: says nothing of it', () => {
  renderFooter({ demo: false });

  expect(screen.queryByText(/Demonstration/)).toBeNull();
});
