import { beforeEach, expect, test, vi } from 'vitest';
import { ElementRoot } from './element-root.ts';

const states = new Set<string>();

beforeEach(() => {
  states.clear();
  /** happy-dom has no custom states. */
  Object.assign(HTMLElement.prototype, { attachInternals: vi.fn(() => ({ states })) });
});

/** Whether `embed.css` keeps room, and the height that is kept, in each state of an element. */
function roomOf(attributes: Record<string, string>) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const root = new ElementRoot(element);
  return Object.fromEntries(
    ['idle', 'loading', 'ready', 'failed'].map((state) => {
      root.fit(state);
      return [state, `${states.has('shown') ? 'none' : 'room'} ${element.style.minBlockSize}`.trim()];
    }),
  );
}

test('room: until the element is at rest, none after a failure', () => {
  expect(roomOf({})).toEqual({ idle: 'room', loading: 'room', ready: 'none', failed: 'none' });
});

test('min-height: kept when the element is shown, not after a failure', () => {
  expect(roomOf({ 'min-height': '500' })).toEqual({
    idle: 'room 500px',
    loading: 'room 500px',
    ready: 'none 500px',
    failed: 'none',
  });
});

test('loading="click": no height before the click', () => {
  expect(roomOf({ 'min-height': '500', loading: 'click' })).toMatchObject({ idle: 'room', loading: 'room 500px' });
});

test.each(['50vh', '', 'auto'])('min-height="%s": no height', (value) => {
  expect(roomOf({ 'min-height': value })).toMatchObject({ ready: 'none' });
});
