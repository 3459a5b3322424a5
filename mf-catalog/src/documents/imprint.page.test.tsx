import { configure } from '@agile-languages/shared/platform';
import { renderElement, testConfig } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import imprintPage from './imprint.page.tsx';

const pending = { state: 'loading' };

function SetUp({ settings, provider }: { settings: object; provider: string | typeof pending }) {
  configure({ ...testConfig, ...settings });
  const value = { 'imprint-provider': { text: provider }, 'imprint-data': { text: '<p>Test of data.</p>' } };
  const texts = provider === pending ? pending : { state: 'ready', value, isStale: false, retry: () => {} };
  return <imprintPage.Page params={{}} pattern="/imprint" query={{}} data={{ texts } as never} />;
}

const open = (settings: object, provider: string | typeof pending = '') =>
  renderElement(<SetUp settings={settings} provider={provider} />);

afterEach(() => configure(testConfig));

test('imprint of a provider: its lines, the address for enquiries, its own text about personal data', () => {
  open({ demo: false, imprint: ['Test Company Ltd', '1 Test Street'], privacyUrl: 'http://privacy.test/' });

  expect(screen.getByText('Test Company Ltd')).toBeVisible();
  expect(screen.getByText('1 Test Street')).toBeVisible();
  expect(screen.getByRole('link', { name: 'info@brand.test' })).toHaveAttribute('href', 'mailto:info@brand.test');
  expect(screen.getByRole('link', { name: /^personal data/ })).toHaveAttribute('href', 'http://privacy.test/');
});

test('imprint that the provider has confirmed in the desk: it, and not the lines of the installation', () => {
  open({ demo: false, imprint: ['Test Company Ltd'] }, '<p>Other Company Ltd</p>');

  expect(screen.getByText('Other Company Ltd')).toBeVisible();
  expect(screen.queryByText('Test Company Ltd')).toBeNull();
  expect(screen.getByText('Test of data.')).toBeVisible();
});

test('imprint of a demonstration: says that the provider is invented', () => {
  open({ demo: true });

  expect(screen.getByText(/^Test Brand is invented/)).toBeVisible();
});

test('imprint that nobody has set: says so', () => {
  open({ demo: false });

  expect(screen.getByText(/are not set yet/)).toBeVisible();
});

test('imprint that has not come yet: not said to be missing', () => {
  open({ demo: false }, pending);

  expect(screen.queryByText(/are not set yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'info@brand.test' })).toBeVisible();
});
