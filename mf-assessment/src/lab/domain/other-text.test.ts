import { expect, test } from 'vitest';
import { allTexts } from './corpus/texts.ts';
import { kindOf } from './kind-of.ts';
import { noneKind } from './kinds/none-kind.ts';
import { otherNameOf } from './other-text.ts';

const bug = `Map does not open on old phones
Steps to reproduce
1. Open the app on Android 9.
2. Press Map.
Expected: the map of the city.
Actual: a white page, and after a minute an error.`;

const minutes = `Minutes of the library committee, 4 November
Present: Anna, Bo, Chris. Apologies: Dana.
Agenda
1. Opening hours in winter
Decision: the library opens at ten.
Next meeting: 2 December`;

const mail = `Hi Tom,
customers keep complaining that the search is slow. Could you make it more user-friendly, asap?
Thanks
Ann`;

const chat = `[10:02] Lena: can someone check why the invoices go out twice?
[10:03] Omar: which ones
[10:05] Lena: all of the 1st
[10:06] Omar: the job runs on both machines now`;

const recipe = `Tomato soup for four
Ingredients
- 800 g tomatoes
- 2 tbsp olive oil
1. Chop the onions. Fry them in the oil for five minutes.
2. Add the tomatoes and simmer for half an hour.
As a starter I want to serve it with bread, so that everybody is full.`;

const list = `Issue key,Summary,Status
LIB-1,As a reader I want to renew a loan,Open
LIB-2,As a reader I want to see fees,Open`;

test.each([
  ['a bug report', bug, 3],
  ['minutes of a meeting', minutes, 3],
  ['a mail or a chat', mail, 3],
  ['a mail or a chat', chat, 3],
  ['a recipe', recipe, 1],
  ['a list of several cards', list, 1],
])('%s: none of the cards, with its own questions', (name, text, questions) => {
  expect(kindOf(text)).toBe('none');
  expect(otherNameOf(text)).toBe(name);
  expect(noneKind.otherOf?.(text)?.asks).toHaveLength(questions);
});

test('card of a shop for food: no recipe', () => {
  expect(
    otherNameOf('As a cook, I want to see the ingredients of a box: 500 g carrots, 1 kg potatoes.'),
  ).toBeUndefined();
});

test.each([
  'As a packer, I want to choose a box of 5 kg or 10 kg.\n- Add the box to the order.\n- Add a label.',
  'Order form\nWeight: 5 kg or 10 kg, required.\n1. Add the box to the order.\n2. Add a label.',
  'Bread of the day\nThe process starts at 4.\n1. Baker: weighs 5 kg flour, 3 l water.\n2. Knead it. Bake it.',
  'Tea shop\nIngredients\n- 5 g tea, 10 g mint\nAs a buyer, I want to mix my own tea.\nMix them. Pour it.',
])('card about things that have a weight: no recipe', (source) => {
  expect(otherNameOf(source)).toBeUndefined();
});

test('recipe without a heading for what it needs: still one', () => {
  expect(otherNameOf('Pancakes\n200 g flour, 300 ml milk\n1. Whisk both.\n2. Fry them.')).toBe('a recipe');
});

test('three stories below one another: a list; two: not', () => {
  const story = 'As a cook, I want to lock the menu.\n';

  expect(otherNameOf(story.repeat(3))).toBe('a list of several cards');
  expect(otherNameOf(story.repeat(2))).toBeUndefined();
});

test('texts of the corpus are cards: none is taken for another text', () => {
  expect(allTexts.filter(({ source }) => otherNameOf(source)).map(({ id }) => id)).toEqual([]);
});
