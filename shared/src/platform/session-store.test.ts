import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession, initialSession, type SessionStore, tokenKey } from './session-store.ts';

let session: SessionStore;
let stop = () => {};
const token = () => session.store.getState().token;
const blocked = () => {
  throw new DOMException('test', 'SecurityError');
};

beforeEach(() => {
  session = createSession();
});

afterEach(() => {
  stop();
  stop = () => {};
});

test('session, before start: nobody, whatever is stored', () => {
  localStorage.setItem(tokenKey, 'test-token');

  expect(session.store.getState()).toEqual(initialSession);
});

test('session, start: reads the token that is stored under token', () => {
  localStorage.setItem('token', 'test-token');

  stop = session.start();

  expect(token()).toBe('test-token');
});

test('session, sign in: in memory and in storage', () => {
  session.signIn('test-token');

  expect(token()).toBe('test-token');
  expect(localStorage.getItem('token')).toBe('test-token');
});

test('session, sign out: neither in memory nor in storage', () => {
  session.signIn('test-token');

  session.signOut();

  expect(token()).toBe('');
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['nothing', ''],
  ['an object', '{"token":1}'],
  ['markup', '<script>'],
  ['spaces', 'a b'],
  ['very much', 'x'.repeat(4097)],
])('stored is %s: signed out', (_, stored) => {
  localStorage.setItem(tokenKey, stored);

  stop = session.start();

  expect(token()).toBe('');
});

test.each(['12|abc', 'a:b', 'a%20b'])(
  'session, sign in with %s: stored as it is, and read back after a reload',
  (brought) => {
    session.signIn(brought);

    expect(token()).toBe(brought);
    expect(localStorage.getItem('token')).toBe(brought);

    const reloaded = createSession();
    stop = reloaded.start();
    expect(reloaded.store.getState().token).toBe(brought);
  },
);

test('session, sign in with text that reads as garbage: stored as it is', () => {
  session.signIn('a b');

  expect(token()).toBe('a b');
  expect(localStorage.getItem('token')).toBe('a b');
});

test('session, sign in with an empty text: stays signed out', () => {
  session.signIn('');

  expect(token()).toBe('');
  expect(localStorage.getItem('token')).toBeNull();
});

test('session, storage full: signed in for this tab, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: blocked, removeItem: () => {} });

  session.signIn('test-token');

  expect(token()).toBe('test-token');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('session, storage blocked: starts signed out, signs in and out for this tab', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });

  stop = session.start();
  expect(token()).toBe('');
  session.signIn('test-token');
  expect(token()).toBe('test-token');
  session.signOut();
  expect(token()).toBe('');
});

test('session, storage blocked: coming back to the page keeps the token of this tab', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  stop = session.start();
  session.signIn('test-token');

  dispatchEvent(new Event('pageshow'));

  expect(token()).toBe('test-token');
});

test('session, another tab signs in: this tab follows', () => {
  stop = session.start();
  localStorage.setItem(tokenKey, 'test-token');

  dispatchEvent(new StorageEvent('storage', { key: tokenKey }));

  expect(token()).toBe('test-token');
});

test('session, another tab signs out: this tab follows', () => {
  stop = session.start();
  session.signIn('test-token');
  localStorage.removeItem(tokenKey);

  dispatchEvent(new StorageEvent('storage', { key: tokenKey }));

  expect(token()).toBe('');
});

test('session, another tab clears all storage: this tab follows', () => {
  stop = session.start();
  session.signIn('test-token');
  localStorage.clear();

  dispatchEvent(new StorageEvent('storage', { key: null }));

  expect(token()).toBe('');
});

test('session, another tab writes something else: nothing is read', () => {
  stop = session.start();
  localStorage.setItem(tokenKey, 'test-token');

  dispatchEvent(new StorageEvent('storage', { key: 'other' }));

  expect(token()).toBe('');
});

test('session, page restored from the back/forward cache after a sign-out elsewhere: signed out', () => {
  stop = session.start();
  session.signIn('test-token');
  localStorage.removeItem(tokenKey);

  dispatchEvent(new Event('pageshow'));

  expect(token()).toBe('');
});

test('session, stopped: follows no longer', () => {
  session.start()();
  localStorage.setItem(tokenKey, 'test-token');

  dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
  dispatchEvent(new Event('pageshow'));

  expect(token()).toBe('');
});
