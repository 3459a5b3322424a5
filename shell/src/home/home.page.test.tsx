import { defineSection, type SectionModule } from '@agile-languages/shared/contract';
import { configure } from '@agile-languages/shared/platform';
import type { ModuleRef, Registry } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ModulesContext } from '../area-host/modules-context.ts';
import { ContactHost } from '../contact/contact-host.tsx';
import { ModuleStore } from '../federation/module-store.ts';
import home, { homeHead } from './home.page.tsx';
import { AreasContext } from './use-areas.ts';

async function testSection({ area, name }: ModuleRef) {
  const section: SectionModule = {
    default: defineSection({ Section: ({ number }) => <section aria-label={`${area} ${name} ${number}`.trim()} /> }),
  };
  return section as never;
}

async function open(areas: Registry['areas'] = {}) {
  configure(testConfig);
  await act(async () =>
    render(
      <ModulesContext value={new ModuleStore(testSection, { isFallback: false })}>
        <AreasContext value={(isFirstView) => (isFirstView ? areas : {})}>
          <MemoryRouter>
            <home.Page params={{}} pattern="/" query={{}} data={{}} />
            <ContactHost />
          </MemoryRouter>
        </AreasContext>
      </ModulesContext>,
    ),
  );
}

test('eleven parts and the next classes: those of the shell and of the areas, in their order', async () => {
  await open();
  const inOrder = [
    'Say it so that it can be built.',
    'enrolment next-classes',
    'catalog languages 2',
    'catalog framework 3',
    'catalog capability 4',
    'catalog numbers 5',
    'catalog zones 6',
    'assessment report 7',
    'assessment meter 8',
    'catalog faq 9',
    'experts partners 10',
    'Tell us what keeps getting misunderstood.',
  ];

  expect(screen.getAllByRole('region')).toEqual(inOrder.map((name) => screen.getByRole('region', { name })));
});

const declaring = (slots: Record<string, string>) => ({ slots }) as unknown as Registry['areas'][string];

test('sections that areas declare: in their slots, by the names of their areas, without a number', async () => {
  await open({
    stories: declaring({ latest: 'home-end', first: 'home-start', oldest: 'home-end' }),
    quotes: declaring({ latest: 'home-end', best: 'home-middle' }),
    news: declaring({ latest: 'home-left' }),
    catalog: declaring({ zones: 'home-end' }),
  });

  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    null,
    'enrolment next-classes',
    'catalog languages 2',
    'stories first',
    'catalog framework 3',
    'catalog capability 4',
    'catalog numbers 5',
    'quotes best',
    'catalog zones 6',
    'assessment report 7',
    'assessment meter 8',
    'catalog faq 9',
    'experts partners 10',
    'quotes latest',
    'stories latest',
    'stories oldest',
    null,
  ]);
});

test('hero: Contact Us opens the modal', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));

  expect((await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Contact Us' })).open).toBe(true);
});

test('head: the provider and the site for search engines', () => {
  expect(homeHead().jsonLd).toEqual([
    { '@type': 'Organization', name: 'Test Brand', url: 'http://site.test', email: 'info@brand.test' },
    { '@type': 'WebSite', name: 'Test Brand', url: 'http://site.test', inLanguage: 'en' },
  ]);
});
