import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadKind } from './domain/kinds/load-kind.ts';
import { list, render, sheet, write } from './test-lab.tsx';

vi.mock(import('./domain/kinds/load-kind.ts'), async (original) => {
  const { loadKind } = await original();
  return { loadKind: vi.fn(loadKind) };
});

beforeEach(() => localStorage.clear());

test('opened: an example with its findings', () => {
  render();

  expect(screen.getByRole('heading', { name: /^Found \d+, vague \d+, not seen \d+, contradictions 1/ })).toBeVisible();
  expect(list(/^Contradictions/).getByText('One person, one name', { selector: 'strong' })).toBeVisible();
});

test('a pasted text: what is found, with the words that prove it', async () => {
  render();
  write('As a cook, I want to lock the menu on Friday, so that nobody shops twice.');

  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
});

test('a form: read by rules of its own, without questions about types that it has no use for', async () => {
  const { user } = render();
  await user.click(screen.getByRole('button', { name: 'A form' }));

  expect(await screen.findByText('And if it was a slip?')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Form' })).toBeChecked();
  expect(list(/^Vague/).getByText('File Picker', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('Video', { selector: 'strong' })).toBeNull();
});

test('one example, then the first text again: the status says the counts of the one that is shown', async () => {
  const { user } = render();
  const counts = () => screen.getByRole('heading', { name: /^Found \d+, vague/ }).textContent ?? '';
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  const [text, first] = [sheet().value, counts()];
  await user.click(screen.getByRole('button', { name: 'A vague story' }));
  await waitFor(() => expect(counts()).not.toBe(first));
  await waitFor(() => expect(said()).toContain(counts()));

  write(text);

  await waitFor(() => expect(said()).toContain(first));
});

test.each([
  ['A flow', 'Flow', /process ends/, 'Who does what then, and where does it go on?'],
  ['A business case', 'Business case', /^410 boxes x 18 EUR/, 'Which ones? At least three names.'],
])('%s: read by rules of its own', async (button, kind, words, question) => {
  const { user } = render();
  await user.click(screen.getByRole('button', { name: button }));

  expect(await screen.findByText(question)).toBeVisible();
  expect(screen.getByRole('radio', { name: kind })).toBeChecked();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('a product that does not come out: said', async () => {
  const { user } = render();
  await user.click(screen.getByRole('button', { name: 'A business case' }));

  expect(await screen.findByText('410 times 18 is 7380. Which number is right?')).toBeVisible();
});

test('dates the wrong way round: said, by what is loaded after the page', async () => {
  render();
  write('As a cook, I want to lock the menu from 12 March to 3 March, so that nobody shops twice.');

  expect(await screen.findByText('It ends before it begins. Which date is right?')).toBeVisible();
});

test('another kind is chosen: the same text by its rules', async () => {
  const { user } = render();
  await user.click(screen.getByRole('radio', { name: 'API text' }));

  await screen.findByText('Request fields', { selector: 'strong' });
  await user.click(screen.getByText('The rules often miss these', { selector: 'summary' }));
  expect(screen.getByText('Errors returned', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByText('Role in the story', { selector: 'strong' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'User story' }));
  expect(await screen.findByText('Role in the story', { selector: 'strong' })).toBeVisible();
});

test('rules that cannot be loaded: said, and the last reading stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { user } = render();
  vi.mocked(loadKind).mockRejectedValueOnce(new Error('offline'));
  await user.click(screen.getByRole('radio', { name: 'Form' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('Role in the story', { selector: 'strong' })).toBeVisible();
  expect(logged).toHaveBeenCalledOnce();
});

test('vague words: struck, with a question', async () => {
  render();
  write('As a user, I want to lock the menu on Friday.');

  expect(await screen.findByText('Which one exactly? The one who orders, pays or cooks?')).toBeVisible();
});

test('a rule switched off: says nothing, is listed, and comes back', async () => {
  const { user } = render();
  write('As a user, I want to lock the menu on Friday.');
  const question = await screen.findByText('Which one exactly? The one who orders, pays or cooks?');
  await user.click(within(question.closest('li') as HTMLElement).getByRole('button', { name: 'Switch this rule off' }));

  expect(screen.queryByRole('heading', { name: /^Vague/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch on Role in the story' }));
  expect(list(/^Vague/).getByText('Role in the story', { selector: 'strong' })).toBeVisible();
});

test('take to the meter: an address with the marks, and without the text', async () => {
  const { user, address } = render();
  await user.click(screen.getByRole('button', { name: 'Take to the meter' }));

  await waitFor(() => expect(address()).toMatch(/^\/#meter=[\w-]{30}&lab$/));
});

test('why: the rule in words and two examples', async () => {
  const { user } = render();
  const row = list(/^Found \d+$/)
    .getByText('Role in the story', { selector: 'strong' })
    .closest('li') as HTMLElement;
  await user.click(within(row).getByText('Why?', { exact: false, selector: 'summary' }));

  expect(await within(row).findByText('As a night nurse, I want to see the next dose.')).toBeVisible();
});
