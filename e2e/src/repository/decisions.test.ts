import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const folder = join(root, 'docs/decisions');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const decisions = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
const [living = '', superseded = ''] = textOf('README.md').split('\n## Superseded\n');

const lineOf = (file: string) => `- [${textOf(file).split('\n', 1)[0]?.replace('# ', '')}](${file})\n`;
const isSuperseded = (file: string) => textOf(file).split('\n\n', 2)[1]?.startsWith('Superseded by ') === true;

test('every decision: listed once by its title, the living ones by subject, the others at the end', () => {
  const wrong = decisions
    .filter((file) => {
      const [right, other] = isSuperseded(file) ? [superseded, living] : [living, superseded];
      return right.split(lineOf(file)).length !== 2 || other.includes(file);
    })
    .map((file) => `docs/decisions/README.md needs once, ${placeOf(file)}: ${lineOf(file).trim()}`);

  expect(decisions.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

test('numbers of decisions: no two have the same, and the title has that of the file', () => {
  const numbers = decisions.map((file) => file.slice(0, 4));
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);

  expect(twice.map((number) => `Give the later decision ${number} the next free number.`)).toEqual([]);
  expect(decisions.filter((file) => !textOf(file).startsWith(`# ${Number(file.slice(0, 4))}. `))).toEqual([]);
});

test('list of decisions: in the order of their numbers within each subject', () => {
  const numbersOf = (part: string) => [...part.matchAll(/^- \[(\d+)\. /gm)].map(([, number]) => Number(number));
  const subjects = textOf('README.md').split('\n## ').map(numbersOf);

  expect(subjects).toEqual(subjects.map((numbers) => numbers.toSorted((one, other) => one - other)));
});

const placeOf = (file: string) => (isSuperseded(file) ? 'under "Superseded"' : 'under its subject');
