import { UsageError, UserError } from '@agile-languages/shared/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { recordOutput } from '../test/record-output.ts';
import { runCommand } from './run-command.ts';
import { usages } from './usages.ts';

const printed = recordOutput();
let errors: string;
let code: unknown;

beforeEach(() => {
  errors = '';
  code = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((given) => {
    code = given;
    return undefined as never;
  });
});

const failing = (cause: unknown) => ({
  status: async () => {
    throw cause;
  },
});
const systemError = (code: string) =>
  Object.assign(new Error(`${code}: test, open '/test/file'`), { code, syscall: 'open', path: '/test/file' });

test('--help: what a command does, and it does not run', async () => {
  await runCommand(['status', '--help'], failing(new Error('test')), usages);

  expect(printed.join('')).toContain('npm run status -- --json');
  expect([errors, code]).toEqual(['', 0]);
});

test('unknown command: the nearest', async () => {
  await runCommand(['statsu'], failing(new Error('test')), usages);

  expect([errors, code]).toEqual(['Commands are: status. Do you mean status?\n', 2]);
});

test.each([
  [new UserError('Test sentence.'), 'Test sentence.\n', 1],
  [new UsageError('Test usage.'), 'Test usage.\n', 2],
  [new UserError('Test \x1b[2J\u202e\x9b1m of others,\nin two lines.'), 'Test  [2J 1m of others,\nin two lines.\n', 1],
  [new Refusal('Test refusal.', { cause: 'test' }), 'Test refusal.\nMore: npm run status -- --json --details\n', 1],
  [systemError('ENOSPC'), 'The disk is full: open /test/file. What is live has not changed.\n', 1],
  [systemError('EACCES'), 'This account has no permission: open /test/file. What is live has not changed.\n', 1],
  [
    new Error('test', { cause: systemError('EROFS') }),
    'The disk can only be read: open /test/file. What is live has not changed.\n',
    1,
  ],
])('%s: a sentence', async (cause, text, exit) => {
  await runCommand(['status', '--json'], failing(cause), usages);

  expect([errors, code]).toEqual([text, exit]);
});

test('fault of the code: with its stack', async () => {
  await runCommand(['status'], failing(new TypeError('test')), usages);

  expect(errors).toMatch(/TypeError: test\n +at /);
});
