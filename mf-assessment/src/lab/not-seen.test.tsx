import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { criterionOf } from './domain/criteria.ts';
import { figures } from './domain/figures.ts';
import { storyKind } from './domain/kinds/story-kind.ts';
import { blindSets, totalTruth } from './domain/standing.ts';
import { list, render, write } from './test-lab.tsx';

beforeEach(() => localStorage.clear());

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
