import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from './area.ts';
import CertificatePage from './certificate/certificate.page.tsx';
import RegistryPage from './certificate/registry.page.tsx';
import CompaniesPage from './companies/companies.page.tsx';
import GuidePage from './guide/guide.page.tsx';
import HandbookProfilePage from './handbook/handbook-profile.page.tsx';
import StartupsPage from './startups/startups.page.tsx';

test('certificate: a picture and its text, no call is made', async () => {
  const { requests } = fakeApi();
  renderPage({ default: CertificatePage }, { path: '/certificate' });

  expect(await screen.findByRole('img', { name: /^Sample certificate DPAC-0000-SAMPLE/ })).toBeTruthy();
  expect(screen.getByText(/has completed the Digital Product Agile Coach programme of Test Brand/)).toBeTruthy();
  expect(requests).toEqual([]);
});

test('registry: announced as coming soon, nothing to search with, contact offered', () => {
  renderPage({ default: RegistryPage }, { path: '/certificate-registry' });

  expect(screen.getByText(/coming soon/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/#contact');
});

test('companies: five parts, thirteen weeks, contact, and See More leads to all questions', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test of seats?', group: 'classes' })] } });
  renderPage({ default: CompaniesPage }, { path: '/for-companies' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The same change request, before and after',
    'How it works in 90 days',
    'What you get',
    'Seats and private classes',
    'Questions',
  ]);
  expect(screen.getAllByText(/^\d+ weeks?$/).map(({ textContent }) => textContent)).toEqual([
    '2 weeks',
    '6 weeks',
    '4 weeks',
    '1 week',
  ]);
  expect(screen.getAllByRole('link', { name: 'Contact Us' })[0]?.getAttribute('href')).toBe('/#contact');
  expect(await screen.findByRole('button', { name: 'Test of seats?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See More questions and answers' }).getAttribute('href')).toBe('/faq');
});

test('startups: four Languages in their order, with the sum of their hours', () => {
  renderPage({ default: StartupsPage }, { path: '/for-startups' });

  const order = screen.getByRole('region', { name: 'Languages in order' });
  expect(
    within(order)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Money14 hours', 'User Story10 hours', 'Form10 hours', 'Data Flow10 hours']);
  expect(within(order).getByText(/^Four Languages, 44 hours\./)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Upcoming classes' })[0]?.getAttribute('href')).toBe('/upcoming-classes');
});

test('guide: links to five guides and the glossary on the page, a text on the handbook, its author', () => {
  const { container } = renderPage({ default: GuidePage }, { path: '/guide' });

  const targets = within(screen.getByRole('navigation', { name: 'Guides' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(6);
  expect(targets.filter((target) => container.querySelector(target))).toEqual(targets);
  expect(screen.getByRole('link', { name: 'Open the handbook' }).getAttribute('href')).toBe('/handbook');
  expect(screen.getByRole('complementary', { name: 'Ruta Ekström-Moyo (demo)' })).toBeTruthy();
});

test('profile of the handbook: editor, editions, a way to correct', () => {
  renderPage({ default: HandbookProfilePage }, { path: '/handbook-profile' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Who wrote it',
    'Editions',
    'Propose a correction',
  ]);
});

test('every route: a title of its own and a description', async () => {
  configure(testConfig);
  const heads = await Promise.all(
    Object.values(area.routes).map(async (load) => (await load()).head({ params: { id: '1111117' } })),
  );

  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(heads.filter(({ description }) => description.length < 20)).toEqual([]);
});
