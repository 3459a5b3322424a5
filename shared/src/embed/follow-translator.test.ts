import { h, render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTranslator } from './follow-translator.ts';

const root = document.createElement('div');
const unmounting = new AbortController();
const text = () => root.textContent;

beforeEach(() => {
  document.body.append(root);
  followTranslator(root, unmounting.signal);
});

afterEach(() => render(null, root));

const show = (count: number) =>
  render(
    h(
      'p',
      null,
      count > 2 ? h('b', null, 'many ') : null,
      count,
      ' of 3',
      count > 1 ? null : ' begun',
      h('i', null, '.'),
    ),
    root,
  );

async function translate(): Promise<() => Promise<void>> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const pairs = texts.map((one) => {
    const font = document.createElement('font');
    font.textContent = `[${one.data}]`;
    one.replaceWith(font);
    return [one, font] as const;
  });
  await settled();
  return () => {
    for (const [one, font] of pairs) font.replaceWith(one);
    return settled();
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('text that changes, goes or gets something before it after it was translated: as Preact has it', async () => {
  show(1);
  await translate();
  expect(text()).toBe('[1][ of 3][ begun][.]');

  show(2);
  expect(text()).toBe('2[ of 3][.]');

  show(3);
  expect(text()).toBe('many 3[ of 3][.]');

  show(1);
  expect(text()).toBe('1[ of 3] begun[.]');
});

test('list whose order changes after it was translated: in the new order', async () => {
  const list = (...words: string[]) =>
    render(
      h(
        'p',
        null,
        words.map((word) => h(Word, { key: word, word })),
      ),
      root,
    );
  list('one', 'two', 'three');
  await translate();

  list('three', 'one', 'new', 'two');
  await settled();

  expect(text()).toMatch(/^\W*three\W*one\W*new\W*two\W*$/);
});

const Word = ({ word }: { word: string }) => word;

test('text that was translated: whoever still has it reads what is shown', async () => {
  show(1);
  const first = root.querySelector('p')?.firstChild as Text;
  await translate();

  expect(first.data).toBe('[1]');
});

test('translation taken back: texts change as before', async () => {
  show(1);
  const takeBack = await translate();
  await takeBack();
  expect(text()).toBe('1 of 3 begun.');

  show(3);

  expect(text()).toBe('many 3 of 3.');
  expect(root.querySelector('font')).toBeNull();
});
