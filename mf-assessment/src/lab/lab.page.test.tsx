import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { criterionOf } from './domain/criteria.ts';
import { figures } from './domain/figures.ts';
import { loadKind } from './domain/kinds/load-kind.ts';
import { storyKind } from './domain/kinds/story-kind.ts';
import { blindSets, totalTruth } from './domain/standing.ts';
import { render, sheet, write } from './test-lab.tsx';

vi.mock(import('./domain/kinds/load-kind.ts'), async (original) => {
  const { loadKind } = await original();
  return { loadKind: vi.fn(loadKind) };
});

beforeEach(() => localStorage.clear());

const list = (name: RegExp) => within(screen.getByRole('heading', { name, level: 2 }).parentElement as HTMLElement);

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

test('a text without a word: said, and not called empty', async () => {
  render();
  write('🎉🎉');
  expect(await screen.findByRole('heading', { name: 'There are no words to read.' })).toBeVisible();

  write(' \n');
  expect(await screen.findByRole('heading', { name: 'The sheet is empty.' })).toBeVisible();
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

test('too little to read: three questions', async () => {
  render();
  write('See you on Thursday.');

  expect(await screen.findByRole('heading', { name: /^Too little to read/ })).toBeVisible();
  expect(screen.getAllByText('Why?', { exact: false, selector: 'summary' })).toHaveLength(3);
});

test('too little to read, with one vague word: marked, listed, and the three questions', async () => {
  render();
  write('Make the export better asap.');

  expect(
    await screen.findByRole('heading', {
      name: 'Too little to read. Vague words: 1. This is what a receiver would ask first.',
    }),
  ).toBeVisible();
  expect(screen.getByText('asap', { selector: 'figure *' })).toBeVisible();
  expect(list(/^Vague/).getByText('asap')).toBeVisible();
  expect(screen.getAllByText('Why?', { exact: false, selector: 'summary' })).toHaveLength(4);
});

test.each(['User story', 'Form', 'Flow'])('not seen, %s: how often that is true in such texts', async (name) => {
  const { user } = render();
  write(
    'Add the menu of the week\n- Name (Edit Line)\nAs a cook, I want to lock the menu on Friday.\nThe clerk opens the mail → reads the letter → files it.',
  );
  await user.click(screen.getByRole('radio', { name }));
  const kind = name === 'Form' ? 'form' : name === 'Flow' ? 'flow' : 'story';
  const sum = (of: 'notSeen' | 'firstThree') => totalTruth(blindSets.map((set) => figures.shown[set][kind][of]));
  const [right, wrong] = sum('notSeen');
  const [rightFirst, wrongFirst] = sum('firstThree');
  const first = kind === 'flow' ? '' : `; of the first three ${rightFirst} of ${rightFirst + wrongFirst}`;

  expect(
    await screen.findByText(
      `In texts of this kind that somebody else wrote, ${right} of the ${right + wrong} that were called not seen were really not there${first}.`,
    ),
  ).toBeVisible();
});

test('not seen: the three that are most often true first, the rest folded, and how often it is true', async () => {
  render();
  write('As a cook, I want to lock the menu on Friday, so that nobody shops twice. It is written on the board.');

  expect(await screen.findByText(/\d+ of the \d+ that were called not seen were really not there/)).toBeVisible();
  expect(list(/^Not seen/).getByText(/^\d+ more$/, { selector: 'summary' })).toBeVisible();
  const [first, second, third, fourth] = storyKind.notSeen
    .map((criterion) => list(/^Not seen/).queryByText(criterionOf(criterion).name, { selector: 'strong' }))
    .filter((row) => row !== null);
  for (const row of [first, second, third]) expect(row).toBeVisible();
  expect(fourth).not.toBeVisible();
});

test('what the rules often overlook: not called not seen, but folded under a line that says so', async () => {
  const { user } = render();
  write('As a cook, I want to lock the menu on Friday. It is written on the board.');
  await screen.findByText('As a cook', { selector: 'li *' });
  const own = list(/^Look yourself/);

  expect(own.getByText('Benefit in the story', { selector: 'strong' })).not.toBeVisible();
  expect(list(/^Not seen/).queryByText('Benefit in the story', { selector: 'strong' })).toBeNull();
  await user.click(own.getByText('The rules often miss these'));
  expect(own.getByText('Benefit in the story', { selector: 'strong' })).toBeVisible();
});

test('a bug report: none of the cards, with the questions of one; a card by choice', async () => {
  const { user } = render();
  write('Map is white\nSteps to reproduce: open the map.\nExpected: a city.\nActual: a white page, somehow.');

  expect(
    await screen.findByRole('heading', { name: 'This looks like a bug report, which is no card. Vague words: 1.' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'None of these' })).toBeChecked();
  expect(list(/^Asked first/).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Take to the meter' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'User story' }));
  expect(await screen.findByRole('heading', { name: /^Too little to read/ })).toBeVisible();
});

test('another language: named, nothing else', async () => {
  render();
  write('Abone olarak teslimatlarımı tatil için durdurmak istiyorum, bu kutu bir daha bozulmaz ve ödenmez.');

  expect(
    await screen.findByRole('heading', { name: 'This looks like Turkish. Card Lab reads English only.' }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Not seen/ })).toBeNull();
});

test('a text that is too long: says how much of it is read', async () => {
  render();
  write('As a cook, I want to lock the menu. '.repeat(1000));

  expect(await screen.findByText('Only the first 20,000 of 36,000 characters are read.')).toBeVisible();
});

test('end of a text that is too long: not asked for its kind', async () => {
  render();
  const report = 'Steps to reproduce: open the map.\nExpected: a city.\nActual: a white page.';
  write(`${'The flow starts when an order arrives. The clerk checks the order.\n'.repeat(300)}${report}`);

  await waitFor(() => expect(screen.getByRole('radio', { name: 'Flow' })).toBeChecked());
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
