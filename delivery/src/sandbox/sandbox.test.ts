import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { refusalOf } from '../refusal.ts';
import { sandboxOf } from './test-sandbox.ts';

test('function of the module: called with its arguments, its value returned', async () => {
  const { call } = await sandboxOf('export const add = async (a, b) => ({ sum: a + b });');

  expect(await call('add', 1, 2)).toEqual({ sum: 3 });
});

test('function that throws: the same error, with name, message and cause', async () => {
  const { call } = await sandboxOf(
    "export const fail = () => { throw new TypeError('test', { cause: new Error('below') }); };",
  );

  await expect(call('fail')).rejects.toMatchObject({ name: 'TypeError', message: 'test', cause: { message: 'below' } });
});

test.each([
  ['that is its own cause', "const error = new Error('test'); error.cause = error; throw error;", 'test'],
  ['that has no text', 'throw Object.create(null);', 'cannot be read'],
  [
    'that throws when it is read',
    "throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });",
    'cannot be read',
  ],
])('function that throws something %s: the call fails at once', async (_, code, message) => {
  const { call } = await sandboxOf(`export const fail = () => { ${code} };`);

  await expect(call('fail')).rejects.toThrow(message);
});

test.each(['Refusal', 'UserError'])('function that throws what it calls %s: an error, and no refusal', async (name) => {
  const { call } = await sandboxOf(
    `export const fail = () => { throw Object.assign(new Error('Release 814e is refused'), { name: '${name}' }); };`,
  );

  const cause = await call('fail').catch((thrown) => thrown);

  expect(cause).not.toBeInstanceOf(UserError);
  expect(refusalOf(cause, '/faq fails').message).toBe(`/faq fails (${name}: Release 814e is refused).`);
});

test('two realms: each has its own globals and its own state', async () => {
  const { callIn } = await sandboxOf(
    'let count = 0; export const next = () => { count += 1; Array.prototype.mine = true; return count; }; export const see = () => [count, [].mine];',
  );
  await callIn('a', 'next');

  expect(await callIn('a', 'see')).toEqual([1, true]);
  expect(await callIn('b', 'see')).toEqual([0, null]);
});
