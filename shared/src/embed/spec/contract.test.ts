import { expect, test } from 'vitest';
import { contractText, expectNothingMissing, nextContract, parseContract } from './contract.ts';

const contract = (version: string, ...lines: string[]) => ({ version, lines });
const before = contract('1.2', 'event agile-change', 'token --agile-text: colour');

test('contract.txt: read as it was written', () => {
  expect(parseContract(contractText(before))).toEqual(before);
});

test('text without a version: refused', () => {
  expect(() => parseContract('event agile-change')).toThrow('The first line of a contract is like "contract 1.2"');
});

test('same lines, in whatever order: the same version', () => {
  expect(nextContract(before, before.lines.toReversed()).version).toBe('1.2');
});

test('another line: the next minor version', () => {
  expect(nextContract(before, [...before.lines, 'part root'])).toEqual(contract('1.3', ...before.lines, 'part root'));
});

test('event renamed: refused with the line that is missing', () => {
  expect(() => nextContract(before, ['event agile-level', 'token --agile-text: colour'])).toThrow(
    /would break.*1\.2.*\n {2}- event agile-change\n.*\/embed\/v2\//,
  );
});

test('contract 2.0: may take away, and stays 2.0 while it is being written', () => {
  expect(nextContract({ ...before, version: '2.0' }, ['part root'])).toEqual(contract('2.0', 'part root'));
});

test('new major version after another: nothing is refused', () => {
  expect(() => expectNothingMissing(before, contract('2.0', 'part root'))).not.toThrow();
});

test('version after a later one of the same major: refused', () => {
  expect(() => expectNothingMissing(before, contract('1.1', 'event agile-change'))).toThrow('--agile-text');
});
