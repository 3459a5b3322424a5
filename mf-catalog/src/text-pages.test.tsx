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

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('companies: five parts with their entries, thirteen weeks, contact, and See More leads to all questions', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'Test of seats?', group: 'classes' })] } });
  renderPage({ default: CompaniesPage }, { path: '/for-companies' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'The same change request, before and after',
    'How it works in 90 days',
    'What you get',
    'Seats and private classes',
    'Questions',
  ]);
  expect(screen.getByText(/^Hi all,/)).toBeTruthy();
  expect(terms()).toEqual([
    'Team assessment',
    'Personal plans',
    'Coached hand-overs',
    'Report to the sponsor',
    'Seats in open classes',
    'A class of your own',
    'Payment',
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

test('startups: a week, a month, what can wait; four Languages in their order, with the sum of their hours', () => {
  renderPage({ default: StartupsPage }, { path: '/for-startups' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'From idea to Business Case Card in a week',
    'From card to first form in a month',
    'What to skip until later',
    'A file an investor and a developer can both read',
    'Languages in order',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...['Week 1', 'Week 2', 'Week 3', 'Week 4'],
  ]);
  expect(terms()).toEqual([
    'User Story Management at scale',
    'Data Oriented Programming',
    'Financial Statement in full',
  ]);

  const order = screen.getByRole('region', { name: 'Languages in order' });
  expect(
    within(order)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Money14 hours', 'User Story10 hours', 'Form10 hours', 'Data Flow10 hours']);
  expect(within(order).getByText(/^Four Languages, 44 hours\./)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Upcoming classes' })[0]?.getAttribute('href')).toBe('/upcoming-classes');
});

test('guide: links to five guides and the glossary on the page, a text on the handbook, who wrote it', () => {
  const { container } = renderPage({ default: GuidePage }, { path: '/guide' });

  const targets = within(screen.getByRole('navigation', { name: 'Guides' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toHaveLength(6);
  expect(targets.filter((target) => container.querySelector(target))).toEqual(targets);
  const steps = within(screen.getByRole('region', { name: 'First week as a member' })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[0]?.textContent).toBe('Open the link in your invitation and type the pass code you were sent.');

  const handbook = within(screen.getByRole('region', { name: 'The handbook in two paragraphs' }));
  expect(handbook.getByText(/^The handbook begins with a plain observation/)).toBeTruthy();
  expect(handbook.getByText(/^Then it goes through the cards, field by field/)).toBeTruthy();
  expect(handbook.getByRole('link', { name: 'Open the handbook' }).getAttribute('href')).toBe('/handbook');
  const author = within(screen.getByRole('complementary', { name: 'Ruta Ekström-Moyo (demo)' }));
  expect(author.getByText(/^Editor of the handbook\./)).toBeTruthy();
});

test('profile of the handbook: editor, editions, a way to correct, the handbook itself', () => {
  renderPage({ default: HandbookProfilePage }, { path: '/handbook-profile' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Who wrote it',
    'Editions',
    'Propose a correction',
  ]);
  expect(screen.getByText(/^The editor collects what trainers find in class/)).toBeTruthy();
  expect(terms()).toEqual(['Third edition', 'Second edition', 'First edition']);
  expect(screen.getByRole('link', { name: 'Open the handbook' }).getAttribute('href')).toBe('/handbook');
});

test('every route: a title of its own and a description', async () => {
  configure(testConfig);
  const heads = await Promise.all(
    Object.values(area.routes).map(async (load) => (await load()).head({ params: { id: '1111117' } })),
  );

  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(heads.filter(({ description }) => description.length < 20)).toEqual([]);
});
