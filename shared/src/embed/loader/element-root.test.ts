import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ElementRoot } from './element-root.ts';

const states = new Set<string>();
const place = { bottom: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  states.clear();
  place.bottom = innerHeight + 1;
  /** happy-dom has no custom states. */
  Object.assign(HTMLElement.prototype, { attachInternals: vi.fn(() => ({ states })) });
});

afterEach(() => {
  vi.useRealTimers();
});

function elementRoot(attributes: Record<string, string> = {}) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const root = new ElementRoot(element);
  const content = document.createElement('div');
  content.getBoundingClientRect = () => ({ ...place }) as DOMRect;
  root.shadow.append(content);
  return { root, room: () => `${states.has('shown') ? 'none' : 'room'} ${element.style.minBlockSize}`.trim() };
}

/** Whether `embed.css` keeps room, and the height that is kept, in each state of an element. */
function roomOf(attributes: Record<string, string>) {
  const { root, room } = elementRoot(attributes);
  return Object.fromEntries(
    ['idle', 'loading', 'ready', 'failed'].map((state) => {
      if (state === 'ready') root.showFeature();
      root.fit(state);
      vi.advanceTimersByTime(2000);
      return [state, room()];
    }),
  );
}

test('room: until two seconds after the feature is ready, none after a failure', () => {
  expect(roomOf({})).toEqual({ idle: 'room', loading: 'room', ready: 'none', failed: 'none' });

  const { root, room } = elementRoot();
  root.fit('loading');
  root.showFeature();
  vi.advanceTimersByTime(1999);
  expect(room()).toBe('room');
});

test('end of the content in view, or above: another look every two seconds', () => {
  const { root, room } = elementRoot();
  root.showFeature();
  for (const bottom of [innerHeight, -1]) {
    place.bottom = bottom;
    vi.advanceTimersByTime(6000);
    expect(room()).toBe('room');
  }

  place.bottom = innerHeight + 1;
  vi.advanceTimersByTime(2100);

  expect(room()).toBe('none');
});

test('feature that goes before its room does: room is kept for the next', () => {
  const { root, room } = elementRoot();
  root.showFeature();
  vi.advanceTimersByTime(1000);

  root.fit('idle');
  vi.advanceTimersByTime(5000);

  expect(room()).toBe('room');
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
