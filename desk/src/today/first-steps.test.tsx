import type { FirstSteps as Answer } from '@agile-languages/api/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { FirstSteps } from './first-steps.tsx';

const names = ['experts', 'samples', 'questions', 'partners', 'classes', 'members'] as const;
const empty: Answer = { steps: names.map((name) => ({ name, isDone: false, drafts: 0 })), canLoadExamples: true };

test('first steps, nothing there: each leads to where it is done, and examples can be loaded', async () => {
  const user = userEvent.setup();
  const { requests, replies } = fakeDesk({
    'GET /first-steps': { body: empty },
    'POST /first-steps/examples': { body: { drafts: 106 } },
  });
  renderSignedIn(<FirstSteps />);
  const part = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(part.getAllByRole('listitem')).toHaveLength(6);
  expect(part.getByRole('link', { name: 'Announce a class' })).toHaveAttribute('href', '/classes/new');

  const withDrafts = empty.steps.map((step) => (step.name === 'experts' ? { ...step, drafts: 23 } : step));
  replies['GET /first-steps'] = { body: { steps: withDrafts, canLoadExamples: false } };
  await user.click(part.getByRole('button', { name: 'Load the demonstration’s content as drafts' }));

  expect(await part.findByText(/^Loaded\./)).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('POST /first-steps/examples');
  await waitFor(() => expect(part.queryByRole('button')).toBeNull());
  expect(part.getByText(': 23 drafts are there', { exact: false })).toBeVisible();
  expect(part.getByRole('link', { name: 'Add an expert and publish them' })).toHaveAttribute('href', '/experts');
});

test('first steps of an editor: no classes and no members', async () => {
  fakeDesk({ 'GET /first-steps': { body: empty } });
  renderSignedIn(<FirstSteps />, { account: { ...testAccount, role: 'editor' } });

  const part = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(part.getAllByRole('listitem')).toHaveLength(4);
});

test('first steps, one done: it says so and leads nowhere', async () => {
  const steps = empty.steps.map((step) => (step.name === 'partners' ? { ...step, isDone: true } : step));
  fakeDesk({ 'GET /first-steps': { body: { steps, canLoadExamples: false } } });
  renderSignedIn(<FirstSteps />);

  expect(await screen.findByText('Add a partner: done')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a partner' })).toBeNull();
});
