import { act } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { answerPresses, repeatPresses } from './presses.ts';

const unmounts: (() => void)[] = [];

afterEach(() => {
  for (const unmount of unmounts.splice(0)) act(unmount);
  globalThis.unansweredPresses = undefined;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function testDocument() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onPress = vi.fn();
  let isThere = false;
  const Part = () => {
    use(promise);
    return (
      <button type="button" onClick={onPress}>
        Press
      </button>
    );
  };
  const page = (
    <div data-module="test">
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
  document.body.innerHTML =
    '<div id="test"><div data-module="test"><!--$--><button type="button">Press</button><!--/$--></div></div>';
  globalThis.unansweredPresses = new Set();
  document.addEventListener('click', note, true);
  unmounts.push(() => document.removeEventListener('click', note, true));
  const arrive = () =>
    act(async () => {
      isThere = true;
      resolve();
    });
  return { onPress, arrive, start: () => hydrate(page, () => isThere), button: buttonOf() };
}

const note = ({ target }: Event) => globalThis.unansweredPresses?.add(target as HTMLElement);

function passBy(button: HTMLElement) {
  const click = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(click, 'stopPropagation', { value: () => {} });
  button.dispatchEvent(click);
}

const buttonOf = () => document.querySelector('button') as HTMLElement;

async function hydrate(page: ReactNode, isInteractive = () => true) {
  const root = await act(async () => hydrateRoot(document.querySelector('#test') as Element, page));
  unmounts.push(() => root.unmount());
  unmounts.push(answerPresses(isInteractive));
}

test('press before any code: answered once when the code is there', async () => {
  const { button, onPress, arrive, start } = testDocument();

  button.click();
  await start();
  await arrive();
  act(repeatPresses);
  act(repeatPresses);

  expect(buttonOf()).toBe(button);
  expect(onPress).toHaveBeenCalledOnce();
});

test('press while the code of its part is missing: answered once when that is there', async () => {
  const { button, onPress, arrive, start } = testDocument();
  await start();

  act(() => button.click());
  act(repeatPresses);
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  act(repeatPresses);

  expect(onPress).toHaveBeenCalledOnce();
});

test('press that React lets pass before the code of its part is there: answered once when that is there', async () => {
  const { button, onPress, arrive, start } = testDocument();
  await start();

  act(() => passBy(button));
  await arrive();
  act(repeatPresses);
  act(repeatPresses);

  expect(onPress).toHaveBeenCalledOnce();
});

test('impatient presses: answered as one', async () => {
  const { button, onPress, arrive, start } = testDocument();

  for (let press = 0; press < 3; press++) button.click();
  await start();
  await arrive();
  act(repeatPresses);

  expect(onPress).toHaveBeenCalledOnce();
});

test('press that was handled: not repeated', async () => {
  const { button, onPress, arrive, start } = testDocument();
  await start();
  await arrive();

  act(() => button.click());
  act(repeatPresses);

  expect(onPress).toHaveBeenCalledOnce();
});

test('code that comes without a report: answered nevertheless', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { button, onPress, arrive, start } = testDocument();
  await start();
  act(() => button.click());
  await act(async () => vi.advanceTimersByTime(1000));

  await arrive();
  await act(async () => vi.advanceTimersByTime(1000));

  expect(onPress).toHaveBeenCalledOnce();
});

test('button that has left the page: not pressed', async () => {
  const { button, onPress, start } = testDocument();
  button.click();
  button.remove();

  await start();
  act(repeatPresses);

  expect(onPress).not.toHaveBeenCalled();
  expect(globalThis.unansweredPresses?.size).toBe(0);
});
