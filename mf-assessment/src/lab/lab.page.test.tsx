import { renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { figures } from './domain/figures.ts';
import { loadKind } from './domain/kinds/load-kind.ts';
import { recallOf, totalOf } from './domain/standing.ts';
import labPage from './lab.page.tsx';
import rulesPage from './rules.page.tsx';

vi.mock(import('./domain/kinds/load-kind.ts'), async (original) => {
  const { loadKind } = await original();
  return { loadKind: vi.fn(loadKind) };
});

beforeEach(() => localStorage.clear());

const render = () => renderPage(labPage, { path: '/lab' });
const sheet = () => screen.getByRole('textbox', { name: 'Your text' });
const list = (name: RegExp) => within(screen.getByRole('heading', { name, level: 2 }).parentElement as HTMLElement);

const write = (text: string) => fireEvent.change(sheet(), { target: { value: text } });

test('opened: an example with its findings', () => {
  render();

  expect(screen.getByRole('heading', { name: /^Found \d+, vague \d+, missing \d+, contradictions 1/ })).toBeVisible();
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

test.each([
  ['A flow', 'Flow', /process ends/, 'What is then true that was not before?'],
  ['A business case', 'Business case', /^410 boxes x 18 EUR/, 'From how much to how much, and what is the evidence?'],
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

test('another kind is chosen: the same text by its rules', async () => {
  const { user } = render();
  await user.click(screen.getByRole('radio', { name: 'API text' }));

  expect(await screen.findByText('Caller and permission', { selector: 'strong' })).toBeVisible();
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

test('too little to read: three questions', async () => {
  render();
  write('See you on Thursday.');

  expect(await screen.findByRole('heading', { name: /^Too little to read/ })).toBeVisible();
  expect(screen.getAllByText('Why?', { exact: false, selector: 'summary' })).toHaveLength(3);
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

test('text: stored only when asked, and forgotten again', async () => {
  const { user } = render();
  write('As a cook, I want to lock the menu on Friday.');
  expect(localStorage.getItem('lab')).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Keep this text in this browser' }));
  await waitFor(() => expect(localStorage.getItem('lab')).toContain('lock the menu'));
  await user.click(screen.getByRole('checkbox', { name: 'Keep this text in this browser' }));
  expect(localStorage.getItem('lab')).toBeNull();
});

test('take to the meter: an address with the marks, and without the text', async () => {
  const { user, address } = render();
  await user.click(screen.getByRole('button', { name: 'Take to the meter' }));

  await waitFor(() => expect(address()).toMatch(/^\/#meter=[\w-]{30}&lab$/));
});

test('rules page: each rule with examples and figures of each set', () => {
  renderPage(rulesPage, { path: '/lab/rules' });

  const rule = within(screen.getByRole('heading', { name: 'Role in the story' }).closest('li') as HTMLElement);
  expect(rule.getByText('As a night nurse, I want to see the next dose.')).toBeVisible();
  expect(rule.getByText('Set aside')).toBeVisible();
  expect(rule.getByText('By another hand')).toBeVisible();
  expect(rule.getAllByText(/^\d+ right, \d+ missed, \d+ false alarm/)).toHaveLength(3);
  expect(rule.getByRole('switch', { name: 'Role in the story', checked: true })).toBeVisible();
});

test('rules page: how often marks are right and given in each set; a rule that is not used has no switch', () => {
  renderPage(rulesPage, { path: '/lab/rules' });

  expect(
    screen.getAllByText(/Of the marks that were given \d+% are right; of those expected \d+% were given\./),
  ).toHaveLength(3);
  const byAnotherHand = totalOf(Object.values(figures.rules).map((counts) => counts['other-hand']));
  expect(screen.getByText(/found fewer than half of what was there/)).toBeVisible();
  expect(recallOf(byAnotherHand)).toBeLessThan(50);
  for (const standing of screen.getAllByText('Not used'))
    expect(within(standing.closest('li') as HTMLElement).queryByRole('switch')).toBeNull();
});

test('why: the rule in words and two examples', async () => {
  const { user } = render();
  const row = list(/^Found \d+$/)
    .getByText('Role in the story', { selector: 'strong' })
    .closest('li') as HTMLElement;
  await user.click(within(row).getByText('Why?', { exact: false, selector: 'summary' }));

  expect(await within(row).findByText('As a night nurse, I want to see the next dose.')).toBeVisible();
});

test('address with a text, as a sample leads here: read, and a kept text stays kept', async () => {
  localStorage.setItem('lab', 'The text that was kept.');
  location.hash = `text=${encodeURIComponent('As a cook, I want to lock the menu on Friday: 100% & more.')}`;
  onTestFinished(() => {
    location.hash = '';
  });
  render();

  await waitFor(() => expect(sheet()).toHaveValue('As a cook, I want to lock the menu on Friday: 100% & more.'));
  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Keep this text in this browser' })).not.toBeChecked();
  expect(localStorage.getItem('lab')).toBe('The text that was kept.');
});
