import { expect, test } from 'vitest';
import { caseOf } from '../assessment/cases.ts';
import { type Deck, deckOf, deckPath, topicsOf } from './deck.ts';
import { agreedMarks, agreeOn, goTo, isOpen, type Meeting, newMeeting, take, withPeople } from './meeting.ts';
import type { Answer } from './table-code.ts';

const communicationCase = caseOf(1);
const [firstTopic, secondTopic] = topicsOf(communicationCase);
const testDeck: Deck = { table: 9, communicationCase, topics: topicsOf(communicationCase).slice(0, 6) };
const fresh = () => newMeeting(testDeck, 3);

const answerOf = (phone: number, answer: Answer, topic = firstTopic?.id ?? 0, table = 9) => ({
  table,
  phone,
  topic,
  answer,
});
const takeAll = (meeting: Meeting, ...given: Answer[]) =>
  given.reduce((before, answer, phone) => take(before, answerOf(phone, answer)).meeting, meeting);

test('deck in a link: table, case and topics', () => {
  expect(deckOf(deckPath(testDeck).replace(/^[^#]*/, ''))).toEqual(testDeck);
  expect(deckOf('#table=9&deck=broken')).toBeUndefined();
  expect(deckOf('#case=3')).toBeUndefined();
});

test('all are in and agree: open, and agreed without a word', () => {
  const two = takeAll(fresh(), 'yes', 'yes');
  expect([isOpen(two), two.agreed]).toEqual([false, {}]);

  const three = take(two, answerOf(2, 'yes')).meeting;

  expect([isOpen(three), three.agreed]).toEqual([true, { 1: 'yes' }]);
});

test('all are in and differ: nothing is agreed until somebody says what', () => {
  const meeting = takeAll(fresh(), 'yes', 'partly', 'yes');
  expect([isOpen(meeting), meeting.agreed]).toEqual([true, {}]);

  expect(agreeOn(meeting, 'partly').agreed).toEqual({ 1: 'partly' });
});

test('the same phone again: its answer is replaced, and what all said at once counts no more', () => {
  const agreed = takeAll(fresh(), 'yes', 'yes', 'yes');

  const { meeting, sentence } = take(agreed, answerOf(1, 'not yet'));

  expect(sentence).toBe('The answer of this phone is replaced.');
  expect([meeting.given.length, meeting.agreed]).toEqual([3, {}]);
});

test('the same phone again, after the group has talked and agreed: that stays', () => {
  const meeting = agreeOn(takeAll(fresh(), 'yes', 'partly', 'yes'), 'partly');

  expect(take(meeting, answerOf(1, 'not yet')).meeting.agreed).toEqual(meeting.agreed);
});

test('the same answer of the same phone again: it is in already, and nothing changes', () => {
  const meeting = agreeOn(takeAll(fresh(), 'yes', 'partly', 'yes'), 'partly');

  expect(take(meeting, answerOf(1, 'partly'))).toEqual({ meeting, sentence: 'This answer is in already.' });
});

test.each([
  ['no code', undefined, /^This is no code/],
  ['code of another table', answerOf(1, 'yes', 1, 8), /another table/],
  ['answer to another topic', answerOf(1, 'yes', secondTopic?.id), /“Problem the service removes”\. Go to topic 1\.$/],
])('%s: refused with a sentence, and nothing changes', (_, read, sentence) => {
  const meeting = fresh();

  const taken = take(meeting, read);

  expect(taken.meeting).toBe(meeting);
  expect(taken.sentence).toMatch(sentence);
});

test('one phone more than people: refused', () => {
  expect(take(takeAll(fresh(), 'yes', 'yes', 'yes'), answerOf(7, 'yes')).sentence).toMatch(/^All are in already/);
});

test('a phone is lost: with fewer people all are in', () => {
  const two = takeAll(fresh(), 'not yet', 'not yet');

  expect(withPeople(two, 2)).toMatchObject({ people: 2, agreed: { 1: 'not yet' } });
});

test('a phone is lost after the topic was left: back on it, what all agree on is agreed', () => {
  const next = goTo(takeAll(fresh(), 'yes', 'yes'), 1);

  expect(goTo(withPeople(next, 2), 0).agreed).toEqual({ 1: 'yes' });
});

test('marks at the end: on where all agreed on yes, off where partly, not yet or nothing; on where nobody talked', () => {
  const first = takeAll(fresh(), 'yes', 'yes', 'yes');
  const second = agreeOn(goTo(first, 1), 'partly');

  expect([...agreedMarks(second)]).toEqual([2, 3, 4, 5, 6]);
});
