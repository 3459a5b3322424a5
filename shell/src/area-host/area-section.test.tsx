import { defineSection, type SectionModule } from '@agile-languages/shared/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ModuleStore } from '../federation/module-store.ts';
import { AreaSection } from './area-section.tsx';
import { emptySection } from './empty-section.ts';
import { ModulesContext } from './modules-context.ts';

const testSection: SectionModule = {
  default: defineSection({ Section: ({ number }) => <p>{`Section ${number}`}</p> }),
};

const sectionOf = (Section: () => ReactNode): SectionModule => ({ default: defineSection({ Section }) });

const renderWith = (load: () => Promise<never>, children: ReactNode) =>
  act(async () =>
    render(
      <ModulesContext value={new ModuleStore(load, { isFallback: false })}>
        <p>Rest</p>
        {children}
      </ModulesContext>,
    ),
  );

const testSectionElement = <AreaSection area="test" name="section" number="3" />;

test('section loaded: in its place with its number', async () => {
  await renderWith(async () => testSection as never, testSectionElement);

  expect(screen.getByText('Section 3')).toBeVisible();
});

test('section being loaded: the rest is shown', async () => {
  const { container } = await renderWith(() => new Promise(() => {}), testSectionElement);

  expect(container.textContent).toBe('Rest');
});

test('section cannot be loaded: the rest is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();

  const { container } = await renderWith(() => Promise.reject(new Error('test')), testSectionElement);

  expect(container.textContent).toBe('Rest');
});

test('release without this section: nothing in its place', async () => {
  const { container } = await renderWith(async () => emptySection as never, testSectionElement);

  expect(container.textContent).toBe('Rest');
});

test('section breaks: its own place says so, the rest is shown, the cause is reported', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const broken = sectionOf(() => {
    throw new Error('test cause');
  });

  await renderWith(async () => broken as never, testSectionElement);

  expect(screen.getByText('Rest')).toBeVisible();
  expect(screen.getByRole('region', { name: 'A part of this page' })).toHaveTextContent(
    'This part of the page has stopped working.',
  );
  expect(report).toHaveBeenCalledWith('area', new Error('test cause'));
});

test('section breaks once, "Try again": it is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  const fragile = sectionOf(() => {
    if (broken) throw new Error('test');
    return <p>Healed</p>;
  });
  await renderWith(async () => fragile as never, testSectionElement);

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Healed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('section breaks again after "Try again": says so again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = sectionOf(() => {
    throw new Error('test');
  });
  await renderWith(async () => broken as never, testSectionElement);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('This part of the page has stopped working.')).toBeVisible();
});
