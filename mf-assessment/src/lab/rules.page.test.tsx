import { renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { texts } from './domain/corpus/texts.ts';
import { figures } from './domain/figures.ts';
import { judge } from './domain/judge.ts';
import { kindOf } from './domain/kind-of.ts';
import { flowKind } from './domain/kinds/flow-kind.ts';
import { outlineOf } from './domain/outline.ts';
import { blindSets, percentOf, sumOfShown, textSets } from './domain/standing.ts';
import rulesPage from './rules.page.tsx';
import { store } from './test-lab.tsx';

beforeEach(() => localStorage.clear());

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
  for (const set of blindSets) {
    const { marks, seen } = sumOfShown(figures.shown[set]);
    expect(screen.getByText(textSets[set].name, { selector: 'li strong' }).parentElement).toHaveTextContent(
      `Of the marks that are shown, ${percentOf(marks)}% are right; of what is there, ${percentOf(seen)}% is seen. These texts also decide which rules are used; of the marks in texts that do not, ${percentOf(figures.heldOut[set])}% are right.`,
    );
  }
  const vagueUnused = screen.getAllByText(/; what it calls vague is not used$/)[0]?.closest('li') as HTMLElement;
  expect(within(vagueUnused).getByRole('switch')).toBeVisible();
  for (const standing of screen.getAllByText('Not used'))
    expect(within(standing.closest('li') as HTMLElement).queryByRole('switch')).toBeNull();
});

test('rules switched off in two tabs: all of them are', { tags: ['all'] }, async () => {
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
