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

const words = (...all: string[]) =>
  render(
    h(
      'p',
      null,
      all.map((word) => h(Word, { key: word, word })),
    ),
    root,
  );

async function translateEach(datas: string[], put: (one: Text, font: HTMLElement) => void): Promise<void> {
  for (const one of textsOf(root).filter(({ data }) => datas.includes(data)))
    put(one, Object.assign(document.createElement('font'), { textContent: `[${one.data}]` }));
  await settled();
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

async function translate(): Promise<() => Promise<void>> {
  const pairs = textsOf(root).map((one) => {
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
  words('one', 'two', 'three');
  await translate();

  words('three', 'one', 'new', 'two');
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

test('text that changed while it was translated, and is taken back: as it is now', async () => {
  show(1);
  const takeBack = await translate();
  show(2);

  await takeBack();

  expect(text()).toBe('2 of 3.');
});

test('text that changed and moved while it was translated: as it is now', async () => {
  const counted = (...all: [key: string, count: number][]) =>
    render(
      h(
        'p',
        null,
        all.map(([key, count]) => h(Word, { key, word: `${count}` })),
      ),
      root,
    );
  counted(['a', 1], ['b', 2]);
  await translate();

  counted(['b', 4], ['a', 3]);
  await settled();

  expect(text()).toBe('43');
});

test('text that moves from behind a translated one: both stay', async () => {
  words('a', 'b', 'c');
  await translateEach(['b'], (one, font) => one.replaceWith(font));

  words('a', 'c', 'b');
  await settled();

  expect(text()).toMatch(/^ac\W*b\W*$/);
});

test.each<[string, (one: Text, font: HTMLElement) => void]>([
  ['puts its own in first', (one, font) => one.before(font) ?? one.remove()],
  [
    'removes texts first',
    (one, font) => {
      const { parentNode, nextSibling } = one;
      one.remove();
      parentNode?.insertBefore(font, nextSibling);
    },
  ],
])('translator that %s: what changes is in the place of its own text', async (_, put) => {
  show(1);
  await translateEach(['1', ' of 3', ' begun', '.'], put);

  show(2);

  expect(text()).toBe('2[ of 3][.]');
});

test('text that goes just before the next one is translated: the font is the one of the next', async () => {
  show(1);
  const begun = root.querySelector('p')?.childNodes[2] as Text;
  begun.remove();
  await translateEach(['1', ' of 3'], (one, font) => one.before(font) ?? one.remove());

  show(2);

  expect(text()).toBe('2[ of 3].');
});

test('translator that removes all texts before it puts its own in: none has the font of another', async () => {
  words('a', 'b');
  const parent = root.querySelector('p') as HTMLElement;
  const texts = [...parent.childNodes] as Text[];
  const own = texts.map(({ data }) => Object.assign(document.createElement('font'), { textContent: `[${data}]` }));
  for (const one of texts) one.remove();
  parent.append(...own);
  await settled();

  expect(texts.map(({ data }) => data)).toEqual(['a', 'b']);
});
