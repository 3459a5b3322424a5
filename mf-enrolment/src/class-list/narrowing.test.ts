import { testClassRow } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { everything } from '../links/everything.ts';
import { choicesOf, narrow } from './narrowing.ts';

const testEvening = testClassRow({
  id: '1',
  start: '2026-11-30T18:30:00+03:00',
  mode: 'Live online',
  trainerId: '700002',
  trainerName: 'Zoe Test',
});
const testMorning = testClassRow({
  id: '2',
  start: '2026-12-05T10:00:00+03:00',
  mode: 'Classroom',
  fkDpLangId: '1111117',
});
const testNight = testClassRow({ id: '3', start: '2027-01-05T23:30:00+03:00', mode: 'Live online' });
const testBare = testClassRow({ id: '4', start: undefined, mode: undefined, trainerId: undefined });
const rows = [testEvening, testMorning, testNight, testBare];

const idsOf = (by: Partial<typeof everything>, zone: string | undefined = 'Europe/Istanbul') =>
  narrow(rows, { ...everything, ...by }, zone).map(({ id }) => id);

const valuesOf = (list: typeof rows, zone: string) =>
  Object.fromEntries(
    Object.entries(choicesOf(list, zone)).map(([name, choices]) => [name, choices.map(({ label }) => label)]),
  );

test('choices: only values of these classes, times of day in the order of the day, trainers by name', () => {
  expect(valuesOf(rows, 'Europe/Istanbul')).toEqual({
    mode: ['Live online', 'Classroom'],
    month: ['Nov 2026', 'Dec 2026', 'Jan 2027'],
    time: ['Morning', 'Evening', 'Night'],
    trainer: ['Test Trainer', 'Zoe Test'],
  });
});

test('narrowing, no classes: no choices', () => {
  expect(choicesOf([], 'Europe/Istanbul')).toEqual({ mode: [], month: [], time: [], trainer: [] });
});

test('narrowing, nothing chosen: every class, those without extra fields as well', () => {
  expect(idsOf({})).toEqual(['1', '2', '3', '4']);
});

test('narrowing, mode and month: both must agree', () => {
  expect(idsOf({ mode: 'Live online' })).toEqual(['1', '3']);
  expect(idsOf({ mode: 'Live online', month: 'Jan 2027' })).toEqual(['3']);
});

test('narrowing, trainer and Languages of a plan: theirs alone', () => {
  expect(idsOf({ trainer: '700002' })).toEqual(['1']);
  expect(idsOf({ languages: '1111117,1111112' })).toEqual(['2']);
});

test('narrowing, hours of the whole class: those of its sessions together', () => {
  expect(idsOf({ hours: '30' })).toEqual(['1', '2', '3', '4']);
  expect(idsOf({ hours: '60' })).toEqual([]);
});

test('narrowing, month: by the calendar of the class', () => {
  const testNewYear = testClassRow({ start: '2027-01-01T01:00:00+03:00', timeZone: 'Europe/Istanbul' });
  expect(valuesOf([testNewYear], 'America/Toronto').month).toEqual(['Jan 2027']);
});

test('narrowing, time of day: by the clock of the visitor', () => {
  expect(idsOf({ time: 'Evening' }, 'Europe/Istanbul')).toEqual(['1']);
  expect(idsOf({ time: 'Morning' }, 'America/Toronto')).toEqual(['1']);
  expect(idsOf({ time: 'Night' }, 'America/Toronto')).toEqual(['2']);
});

test('narrowing, time of day, zone of the visitor unknown: by the clock of the class', () => {
  expect(narrow(rows, { ...everything, time: 'Evening' }, undefined).map(({ id }) => id)).toEqual(['1']);
  expect(choicesOf(rows, undefined).time.map(({ value }) => value)).toEqual(['Morning', 'Evening', 'Night']);
});

test('narrowing, hours 4, 5, 12, 17 and 22: where the parts of the day begin', () => {
  const partAt = (hour: string) =>
    choicesOf([testClassRow({ start: `2026-12-05T${hour}:00:00Z` })], 'UTC').time[0]?.value;
  expect(['04', '05', '12', '17', '22'].map(partAt)).toEqual(['Night', 'Morning', 'Afternoon', 'Evening', 'Night']);
});

test('narrowing, second trainer: a choice, and finds the classes of both', () => {
  const both = { ...testMorning, secondTrainerId: '700002', secondTrainerName: 'Zoe Test' };
  const found = narrow([testEvening, both, testNight], { ...everything, trainer: '700002' }, 'Europe/Istanbul');
  expect(found.map(({ id }) => id)).toEqual(['1', '2']);
  expect(choicesOf([both], 'Europe/Istanbul').trainer.map(({ label }) => label)).toEqual(['Test Trainer', 'Zoe Test']);
});
