import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { followTranslator, isTranslated } from './follow-translator.ts';

beforeEach(() => followTranslator(document.body));

async function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
  await new Promise((resolve) => setTimeout(resolve));
}

let change: (count: number) => void;

function Counted() {
  const [count, setCount] = useState(1);
  change = (next) => act(() => setCount(next));
  return (
    <p data-testid="text">
      {count > 2 ? <b>many </b> : null}
      {count} of 3{count > 1 ? null : ' begun'}
    </p>
  );
}

const text = () => screen.getByTestId('text');

test('text that changes after it was translated: the new one is shown, in the place of the old', async () => {
  render(<Counted />);
  await translate();
  expect(text()).toHaveTextContent('[1][ of 3][ begun]');

  change(2);
  expect(text()).toHaveTextContent('2[ of 3]');

  change(3);
  expect(text()).toHaveTextContent('many 3[ of 3]');
  expect(isTranslated).toBe(true);
});

test('translation taken back: texts change as before', async () => {
  render(<Counted />);
  const originals = [...text().childNodes];
  await translate();
  for (const [index, font] of [...text().childNodes].entries()) font.replaceWith(originals[index] ?? '');

  change(3);

  expect(text()).toHaveTextContent('many 3 of 3');
});

test('nothing translated: the page is not', () => {
  render(<Counted />);

  expect(isTranslated).toBe(false);
});
