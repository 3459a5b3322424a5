import { expect, test } from 'vitest';
import { initialState, type RequestState, remoteDataOf, requestIdOf, withResponse } from './request-state.ts';

const retry = () => {};
const testLoad = async () => 'test';

const pending = initialState<string>({ key: 'first', load: testLoad });
const prerendered = initialState({ key: 'first', load: testLoad, initial: 'initial' });

const respond = (state: RequestState<string>, key: string, response: { value: string } | { cause: unknown }) =>
  withResponse(state, { id: requestIdOf(state, key), key, ...response });

test('no response: pending', () => {
  expect(remoteDataOf(pending, 'first', retry)).toEqual({ state: 'pending', retry });
});

test('initial value: ready for its own key', () => {
  expect(remoteDataOf(prerendered, 'first', retry)).toMatchObject({ state: 'ready', value: 'initial', isStale: false });
});

test('initial value, another key: pending, since the document shows the value of another key', () => {
  expect(remoteDataOf(prerendered, 'second', retry)).toMatchObject({ state: 'pending' });
});

test('response: ready', () => {
  const state = respond(prerendered, 'first', { value: 'fresh' });

  expect(remoteDataOf(state, 'first', retry)).toMatchObject({ state: 'ready', value: 'fresh', isStale: false });
});

test('another key under way: the last value, stale', () => {
  const state = respond(pending, 'first', { value: 'one' });

  expect(remoteDataOf(state, 'second', retry)).toMatchObject({ state: 'ready', value: 'one', isStale: true });
});

test('failure: failed, without a value of another key', () => {
  const state = respond(respond(pending, 'first', { value: 'one' }), 'second', { cause: 'test' });

  expect(remoteDataOf(state, 'second', retry)).toEqual({ state: 'failed', cause: 'test', lastValue: undefined, retry });
});

test('failure after an initial value: failed, with that value', () => {
  const state = respond(prerendered, 'first', { cause: 'test' });

  expect(remoteDataOf(state, 'first', retry)).toMatchObject({ state: 'failed', lastValue: 'initial' });
});

test('retry after a failure: the earlier value until the response', () => {
  const failed = respond(prerendered, 'first', { cause: 'test' });

  expect(remoteDataOf({ ...failed, attempt: 1 }, 'first', retry)).toMatchObject({ state: 'ready', value: 'initial' });
});

test('key without a request yet: pending', () => {
  expect(remoteDataOf(pending, undefined, retry)).toEqual({ state: 'pending', retry });
});
