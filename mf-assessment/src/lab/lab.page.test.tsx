import { renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { texts } from './domain/corpus/texts.ts';
import { criterionOf } from './domain/criteria.ts';
import { figures } from './domain/figures.ts';
import { judge } from './domain/judge.ts';
import { kindOf } from './domain/kind-of.ts';
import { flowKind } from './domain/kinds/flow-kind.ts';
import { loadKind } from './domain/kinds/load-kind.ts';
import { storyKind } from './domain/kinds/story-kind.ts';
import { outlineOf } from './domain/outline.ts';
import { blindSets, recallOf, textSets, totalOf } from './domain/standing.ts';
import labPage from './lab.page.tsx';
import rulesPage from './rules.page.tsx';

vi.mock(import('./domain/kinds/load-kind.ts'), async (original) => {
  const { loadKind } = await original();
  return { loadKind: vi.fn(loadKind) };
});

beforeEach(() => localStorage.clear());

const render = () => renderPage(labPage, { path: '/lab' });
const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
const list = (name: RegExp) => within(screen.getByRole('heading', { name, level: 2 }).parentElement as HTMLElement);

const write = (text: string) => fireEvent.change(sheet(), { target: { value: text } });

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

test('not seen: the three that are most often true first, the rest folded, and how often it is true', async () => {
  render();
  write('As a cook, I want to lock the menu on Friday, so that nobody shops twice. It is written on the board.');

  expect(await screen.findByText(/\d+ of 100 that are not seen are really not there/)).toBeVisible();
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
  expect(rule.getAllByText(/^\d+ right, \d+ missed, \d+ false alarm/)).toHaveLength(4);
  expect(rule.getByRole('switch', { name: 'Role in the story', checked: true })).toBeVisible();
});

test.each(blindSets)('rules page: figures by kind of text, those of the texts of %s', { tags: ['all'] }, (set) => {
  renderPage(rulesPage, { path: '/lab/rules' });
  const kinds = within(screen.getByRole('heading', { name: 'By kind of text' }).parentElement as HTMLElement);
  const flows = texts[set].filter(({ kind }) => kind === 'flow');
  const guessed = flows.filter(({ source }) => kindOf(source) === 'flow').length;
  const claims = flows.flatMap(({ source, found, vague }) =>
    outlineOf(judge(source, flowKind)).missing.map(
      ({ rule: { criterion } }) => !found.has(criterion) && !vague.has(criterion),
    ),
  );

  const row = within(kinds.getByRole('heading', { name: 'Flow' }).closest('li') as HTMLElement);
  const said = row.getByText(textSets[set].name).parentElement;
  expect(said).toHaveTextContent(`Kind guessed right for ${guessed} of ${flows.length}`);
  expect(said).toHaveTextContent(
    `Not seen, and really not there: ${claims.filter(Boolean).length} of ${claims.length} (`,
  );
});

test('rules page: how often a criterion was not seen and not there', { tags: ['all'] }, () => {
  renderPage(rulesPage, { path: '/lab/rules' });
  const [right, wrong] = figures.notSeen['other-hand']?.[57] ?? [0, 0];

  const rule = within(screen.getByRole('heading', { name: 'Definition of done' }).closest('li') as HTMLElement);
  expect(right).toBeGreaterThan(0);
  expect(rule.getByText('By another hand').parentElement).toHaveTextContent(
    `not seen ${right + wrong}, of which ${right} were really not there`,
  );
});

test('rules page: how often marks are right and given in each set; a rule that is not used has no switch', {
  tags: ['all'],
}, () => {
  renderPage(rulesPage, { path: '/lab/rules' });

  expect(
    screen.getAllByText(
      /Of the marks that all rules gave, also those that are not used, \d+% are right; of those expected \d+% were given\./,
    ),
  ).toHaveLength(Object.keys(textSets).length);
  const byAnotherHand = totalOf(Object.values(figures.rules).map((counts) => counts['other-hand']));
  expect(screen.getByText(/found fewer than half of what was there/)).toBeVisible();
  expect(recallOf(byAnotherHand)).toBeLessThan(50);
  const vagueUnused = screen.getAllByText(/; what it calls vague is not used$/)[0]?.closest('li') as HTMLElement;
  expect(within(vagueUnused).getByRole('switch')).toBeVisible();
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

test('copied link: opens the same text, read as the same, without a request; nothing of it is in the query', async () => {
  const text = `Card of a guest: 100% & more # of it.\n\n${'A click on Save writes a row to the table guests. '.repeat(6)}`;
  const request = vi.spyOn(globalThis, 'fetch');
  const { user, unmount } = render();
  write(text);
  await user.click(screen.getByRole('radio', { name: 'Form' }));
  await waitFor(() => expect(screen.getAllByText(/to the table guests/, { selector: 'li *' })).not.toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(await screen.findByText(/^The link is copied/)).toBeVisible();
  expect(link.href.slice(0, link.href.indexOf('#'))).toBe('http://site.test/lab');
  unmount();
  location.hash = link.hash;
  onTestFinished(() => {
    location.hash = '';
  });

  render();

  await waitFor(() => expect(sheet()).toHaveValue(text));
  expect(screen.getByRole('radio', { name: 'Form' })).toBeChecked();
  await waitFor(() => expect(screen.getAllByText(/to the table guests/, { selector: 'li *' })).not.toEqual([]));
  expect(request).not.toHaveBeenCalled();
});

test('text that was pasted before the code came: kept, and read', async () => {
  localStorage.setItem('lab', 'As a waiter, I want to see the menu.');

  renderPage(labPage, {
    path: '/lab',
    initialData: {},
    early() {
      sheet().value = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';
    },
  });

  expect(sheet()).toHaveValue('As a cook, I want to lock the menu on Friday, so that nobody shops twice.');
  expect(await screen.findByText('As a cook', { selector: 'li *' })).toBeVisible();
});

describe('two tabs', () => {
  const own = 'As a cook, I want to lock the menu.';
  const other = 'As a waiter, I want to see the menu.';
  const store = (key: string, value: string | null, isHeard = true) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    if (isHeard) fireEvent(window, new StorageEvent('storage', { key, newValue: value }));
  };
  const question = () => screen.queryByText('Another text is kept in this browser.');

  test.each([
    ['Show that one', other],
    ['Keep this one', own],
  ])('both keep a text, %s: that one is shown and kept, and the question goes', async (choice, expected) => {
    localStorage.setItem('lab', own);
    const { user } = render();
    expect(question()).toBeNull();

    store('lab', other);
    expect(question()).toBeVisible();
    write(`${own} Now.`);
    write(own);
    expect(localStorage.getItem('lab')).toBe(other);
    await user.click(screen.getByRole('button', { name: choice }));

    expect(question()).toBeNull();
    expect(sheet()).toHaveValue(expected);
    await waitFor(() => expect(localStorage.getItem('lab')).toBe(expected));
  });

  test('this one begins to keep its text, the other one not heard of: asks first', async () => {
    const { user } = render();
    write(own);
    store('lab', other, false);

    await user.click(screen.getByRole('checkbox', { name: /^Keep this text/ }));

    expect(question()).toBeVisible();
    expect(localStorage.getItem('lab')).toBe(other);
  });

  test('asked, and no text is to be kept here: that of the other one stays kept', async () => {
    localStorage.setItem('lab', own);
    const { user } = render();
    store('lab', other);

    await user.click(screen.getByRole('checkbox', { name: /^Keep this text/ }));

    expect(question()).toBeNull();
    expect(localStorage.getItem('lab')).toBe(other);
  });

  test('the other one forgets the text: it stays on the sheet, and is kept no longer', () => {
    localStorage.setItem('lab', own);
    render();

    store('lab', null);

    expect(sheet()).toHaveValue(own);
    expect(screen.getByRole('checkbox', { name: /^Keep this text/ })).not.toBeChecked();
    expect(localStorage.getItem('lab')).toBeNull();
  });

  test('rules switched off in both: all of them are', async () => {
    const { user } = renderPage(rulesPage, { path: '/lab/rules' });
    const switches = () => screen.getAllByRole('switch');
    await user.click(switches()[0] as HTMLElement);
    const first = localStorage.getItem('lab-rules');
    store('lab-rules', `${first} other-rule`, false);

    await user.click(switches()[1] as HTMLElement);

    const kept = localStorage.getItem('lab-rules')?.split(' ');
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([first, 'other-rule']));
    store('lab-rules', null);
    expect(screen.queryByRole('switch', { checked: false })).toBeNull();
  });
});
