import { expect, test } from 'vitest';
import { checklistOf } from './checklist.ts';
import { allChecks } from './checks/all-checks.ts';
import { criterionOf } from './criteria.ts';
import { explanations } from './explanations.ts';
import { askOf, judge } from './judge.ts';
import { kindOf } from './kind-of.ts';
import { apiKind } from './kinds/api-kind.ts';
import { noneKind } from './kinds/none-kind.ts';
import { allKinds, rules } from './kinds/rules.ts';
import { storyKind } from './kinds/story-kind.ts';
import { readText } from './text/read-text.ts';

const testStory = `As a subscriber, I want to pause my deliveries, so that no box spoils.

Acceptance criteria
- A paused week is not charged.`;

const verdictOf = (source: string, criterion: number) =>
  judge(source, storyKind).findings.find(({ rule }) => rule.criterion === criterion)?.verdict;

test.each(rules)('rule $criterion: its example passes, its other one fails', ({ criterion, detect }) => {
  const { pass = '', fail = '' } = explanations[criterion] ?? {};

  expect(detect(readText(pass))?.verdict).toBe('found');
  expect(detect(readText(fail))?.verdict).not.toBe('found');
});

test.each(allChecks)('check $id: its example agrees, its other one does not', ({ id, find }) => {
  const { pass = '', fail = '' } = explanations[id] ?? {};

  expect(find(readText(pass))).toBeUndefined();
  expect(find(readText(fail))?.places.length).toBeGreaterThan(0);
});

test('names and categories: those of the bank', () => {
  const kinds = Object.values(allKinds);
  const named = kinds
    .flatMap(({ groups }) => groups)
    .flatMap(({ category, rules: own }) => own.map(({ criterion, name }) => ({ criterion, name, category })));

  expect(
    named.map(({ criterion }) => ({
      criterion,
      name: criterionOf(criterion).name,
      category: criterionOf(criterion).category,
    })),
  ).toEqual(named);
  const unreadable = kinds.flatMap((kind) => kind.unreadable);
  expect(unreadable.filter(({ criterion, name }) => criterionOf(criterion).name !== name)).toEqual([]);
});

test('found: with the words that prove it', () => {
  const finding = judge(testStory, storyKind).findings.find(({ rule }) => rule.criterion === 51);

  expect(finding?.verdict).toBe('found');
  expect(testStory.slice(finding?.mark?.start, finding?.mark?.end)).toBe('As a subscriber');
});

test('user as a role: vague', () => {
  expect(verdictOf('As a user, I want to pause my deliveries.', 51)).toBe('vague');
});

test.each([
  'Acceptance criteria: will follow after the workshop',
  'Acceptance criteria: the guest list, to be decided',
  'Acceptance criteria: TBD with the kitchen',
])('what is only announced is vague: %s', (line) => {
  expect(verdictOf(`As a cook, I want to lock the menu.\n${line}`, 54)).toBe('vague');
});

test.each([
  ['As a reader, I want to follow my order on a map, so that I know when to be at the door.', 52],
  ['As a guest, I want to label my room, so that the key has to be found once.', 53],
  ['As a cook, I want to lock the menu.\nAcceptance criteria: bookings not yet confirmed are grey', 54],
  ['As a clerk, I want to open the mail.\nAcceptance criteria: the clerk will follow the link to the order', 54],
  ['As a clerk, I want to open the mail.\nAcceptance criteria: the order is to be confirmed by the clerk', 54],
])('words that announce nothing: %s', (source, criterion) => {
  expect(verdictOf(source, criterion)).toBe('found');
});

test('what is only announced: asked who settles it, and not what its rule asks of a vague word', () => {
  const judgement = judge('As a cook, I want to lock the menu.\nAcceptance criteria: TBD with the kitchen', storyKind);
  const mark = judgement.findings.find(({ rule }) => rule.criterion === 54);

  expect(mark && askOf(mark)).toBe('Only announced. Who settles it, and by when?');
  expect(checklistOf(judgement)).toContain('“TBD with the kitchen” Only announced.');
});

test('a loss that may come is no problem of today; the question of a fork is no step', () => {
  const verdict = (kind: 'business' | 'flow', source: string, criterion: number) =>
    judge(source, allKinds[kind]).findings.find(({ rule }) => rule.criterion === criterion)?.verdict;

  expect(verdict('business', 'We lose 18,000 EUR a month.', 2)).toBe('found');
  expect(verdict('business', 'There is a chance of 25% that it fails, and then we lose 18,000 EUR.', 2)).toBe(
    'missing',
  );
  expect(verdict('flow', 'The clerk opens the mail → reads the letter → files the letter', 43)).toBe('found');
  expect(verdict('flow', 'Decision: is it over 500 EUR? Yes → the manager signs; no → the clerk signs', 43)).toBe(
    'missing',
  );
});

test('no dependency: missing, with a question', () => {
  const finding = judge(testStory, storyKind).findings.find(({ rule }) => rule.criterion === 56);

  expect(finding?.verdict).toBe('missing');
  expect(finding?.rule.ask).toBe('Does another story have to come first? Write its number, or “none”.');
});

test('a rule that is switched off: says nothing', () => {
  const { findings, conflicts } = judge(`${testStory}\n- The customer sees it.`, storyKind, new Set(['51', 'names']));

  expect(findings.some(({ rule }) => rule.criterion === 51)).toBe(false);
  expect(conflicts).toEqual([]);
});

test('two statements that contradict each other: both places', () => {
  const source = `${testStory}\n- The customer sees it.`;
  const [conflict] = judge(source, storyKind).conflicts;

  expect(conflict?.places.map(({ start, end }) => source.slice(start, end))).toEqual([
    'As a subscriber',
    'The customer',
  ]);
});

test('short text without the shape of a card: silent', () => {
  expect(judge('Hello, see you on Thursday.', storyKind).isSilent).toBe(true);
  expect(judge('As a cook I want to lock the menu.', storyKind).isSilent).toBe(false);
  expect(judge('Please handle refunds somehow, this should be easy.', storyKind).isSilent).toBe(false);
});

test('another language: nothing is said of the text', () => {
  const german =
    'POST /kisten/pause\nDer Aufruf ist für die Abonnentin und nicht für den Fahrer. Wenn das Datum fehlt, wird ein Fehler gemeldet, und zwar irgendwie asap.';

  const judgement = judge(german, apiKind);

  expect(judgement).toMatchObject({ isEnglish: false, isRead: false, findings: [], conflicts: [], vagueWords: [] });
});

test('an e-mail address and a note: no question about decimals, formats of dates, lists or masks', () => {
  const named = (inputs: string) =>
    judge(`${testStory}\nInputs\n${inputs}`, storyKind)
      .findings.filter(({ verdict }) => verdict === 'missing')
      .map(({ rule }) => rule.name);
  const ofSorts = ['Is Integer', 'Is Float', 'Date/Time format', 'Is Dropdown', 'Mask'];

  expect(named('- E-mail (Edit Line): required\n- Note (Multi-line Text)')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(ofSorts.join('|')))]),
  );
  expect(named('- Amount (Edit Line)')).toContain('Is Integer');
  expect(named('- From (Data Picker)')).toContain('Date/Time format');
});

test.each([
  ['From 12 March to 3 March the desk is closed.', 'From 12 March to 3 March'],
  ['Valid from 2026-03-12 until 2026-03-03.', 'from 2026-03-12 until 2026-03-03'],
  ['Open between March 12th, 2026 and 3rd of March 2026.', 'between March 12th, 2026 and 3rd of March 2026'],
  ['From: 12.03.2026\nUntil: 03.03.2026', 'From: 12.03.2026\nUntil: 03.03.2026'],
  ['It starts on 20 May 2026 and ends on 3 May.', 'starts on 20 May 2026 and ends on 3 May'],
  ['It runs from 12 March 2027 to 20 December 2026.', 'from 12 March 2027 to 20 December 2026'],
])('dates the wrong way round: %s', (source, words) => {
  const [conflict] = judge(source, allKinds.story).conflicts;

  expect(conflict?.ask).toBe('It ends before it begins. Which date is right?');
  expect(conflict?.places.map(({ start, end }) => source.slice(start, end))).toEqual([words]);
});

test.each([
  'From 3 March to 12 March the desk is closed.',
  'From 20 December to 3 January the desk is closed.',
  'From 12 March to 3 March next year.',
  'From 12 March 2026 to 3 March 2027.',
  'From 20 December to 3 January 2027.',
  'The deadline was moved from 12 March to 3 March.',
  'We brought it forward from 12 March to 3 March.',
  'From 12 March to 12 March it is free.',
  'From 12 March to 3 March 2027 the room is closed.',
  'We grow from 12 markets to 3 markets.',
  'Prices go from 4 decimals to 2 decimals.',
  'It goes from 12 marks to 3 marks, from 9 juniors to 2 juniors and from 8 decisions to 1 decision.',
])('dates that may be meant: %s', (source) => {
  expect(judge(source, allKinds.story).conflicts).toEqual([]);
});

test.each([
  ['With 62 seats × 140 EUR we earn 8,860 EUR a term.', '62 times 140 is 8680. Which number is right?'],
  [
    'Costs: rent 1,900 EUR, teachers 3,200 EUR and adverts 400 EUR, together 5,700 EUR.',
    'Together that is 5500. Which number is right?',
  ],
])('numbers in a sentence that do not come out: %s', (source, ask) => {
  expect(judge(source, allKinds.business).conflicts.map((conflict) => conflict.ask)).toEqual([ask]);
});

test.each([
  'With 62 seats × 140 EUR we earn 8,680 EUR a term.',
  'With 40 seats at 140 EUR we pay 900 EUR for adverts.',
  'Costs: rent 1,900 EUR, teachers 3,200 EUR and adverts 400 EUR, together 5,500 EUR.',
  'Rent 1,900 EUR, three teachers, adverts 400 EUR, together 5,700 EUR.',
  'We sell 40 places, 12 vouchers and some tea, in total 5,700 EUR.',
])('numbers in a sentence that may be meant: %s', (source) => {
  expect(judge(source, allKinds.business).conflicts).toEqual([]);
});

test('done when, below criteria: the definition of done; without other criteria: these', () => {
  const story = 'As a cook, I want to lock the menu.';
  const done = 'Done when the test order was refused and the log shows one row.';

  expect(verdictOf(`${story}\nAcceptance criteria\n- A locked menu is grey.\n${done}`, 57)).toBe('found');
  expect(verdictOf(`${story}\nAcceptance criteria\n- A locked menu is grey.\n\n${done}`, 57)).toBe('found');
  expect(verdictOf(`${story}\n${done}`, 54)).toBe('found');
});

test('emoji at the head of lines: bullets', () => {
  expect(verdictOf('As a cook, I want to lock the menu.\n✅ Acceptance criteria:\n🔒 A locked menu is grey.', 54)).toBe(
    'found',
  );
  expect(verdictOf('As a cook, I want to lock the menu.\nAcceptance criteria ✅\n✔️ A locked menu is grey.', 54)).toBe(
    'found',
  );
});

test('a telephone number: no code of an API', () => {
  const story = 'Tenants should be able to move a repair themselves. After three moves the link says: please call';

  expect(kindOf(`${story} 0800 555 12.`)).toBe(kindOf(`${story} us.`));
});

test('end of a text that is too long: not asked for another name', () => {
  const report = 'Steps to reproduce: open the map.\nExpected: a city.\nActual: a white page.';

  expect(judge(report, noneKind).other?.name).toBe('a bug report');
  expect(judge(`${'It is on the board. '.repeat(1000)}\n${report}`, noneKind).other?.name).toBe('');
});
