/** @module-tag all */

import { expect, test } from 'vitest';
import { testTabs, withoutRequests } from './test-tabs.ts';
import { pressAll } from './use-page.ts';

const { leave, openTab, serve } = testTabs();

test('two buttons of a kind that say something else: both are pressed', async () => {
  const script =
    "for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => { if (button.id) document.cookie = 'pressed=' + button.id; });";

  expect((await leave(script, '<button>One</button><button id="second">Two</button>')).join('\n')).toContain(
    'the cookies: pressed=second',
  );
});

const heardTypes = `pointerover mouseover pointerdown mousedown focus pointerup mouseup click keydown keyup input change blur submit`;

async function heardOn(main: string): Promise<string[]> {
  serve({ main });
  const page = await openTab('/guide');
  await page.evaluate((types) => {
    const heard: string[] = [];
    for (const type of types.split(' '))
      document.querySelector('main')?.addEventListener(
        type,
        (event) => {
          const name = (event.target as Element).localName;
          if (name !== 'h1') heard.push([name, type, Reflect.get(event, 'key')].filter(Boolean).join(' '));
        },
        true,
      );
    Object.assign(window, { heard });
  }, heardTypes);
  await pressAll({ page, underWay: withoutRequests });
  return page.evaluate(() => Reflect.get(window, 'heard'));
}

const pressed = [
  ...['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'],
  ...['keydown Enter', 'keyup Enter', 'keydown  ', 'keyup  '],
];

test.each([
  ['a button', '<button>Press</button>', pressed.map((type) => `button ${type}`)],
  ['what the keyboard reaches', '<i tabindex="0" role="button">Press</i>', pressed.map((type) => `i ${type}`)],
  [
    'a part of a drawing',
    '<svg width="9" height="9"><g tabindex="0" role="button"><rect width="9" height="9"/></g></svg>',
    pressed.map((type) => `g ${type}`),
  ],
  ['a form that is hidden', '<form hidden><button>Send</button></form>', []],
  ['a form whose button is off', '<form><button disabled>Send</button></form>', []],
  [
    'a tab',
    '<div role="tablist"><button role="tab">One</button></div>',
    [
      ...pressed,
      ...['ArrowDown', 'ArrowRight', 'Home', 'Escape'].flatMap((key) => [`keydown ${key}`, `keyup ${key}`]),
    ].map((type) => `button ${type}`),
  ],
  [
    'a field of a form',
    '<form><input></form>',
    [
      ...pressed.slice(0, 8).map((type) => `input ${type}`),
      ...['keydown t', 'input', 'keyup t', 'keydown Enter', 'keyup Enter', 'change', 'blur'].map(
        (type) => `input ${type}`,
      ),
      'form submit',
    ],
  ],
])('%s hears what it would of a visitor', async (_, main, heard) => {
  expect(await heardOn(main)).toEqual(heard);
});

test.each([
  ['pointerdown', "document.title = 'Pressed'; setInterval(() => {}, 5000)"],
  ['keydown', 'setInterval(() => {}, 5000)'],
])('page that leaves something behind once it hears %s: named', async (type, code) => {
  const script = `document.querySelector('button').addEventListener('${type}', () => { ${code} }, { once: true });`;

  expect((await leave(script, '<button>Press</button>')).join('\n')).toMatch(/a timer of catalog each 5000 ms/);
});

test('page that keeps the pointer: no error', async () => {
  const script =
    "document.querySelector('button').addEventListener('pointerdown', (event) => { event.target.setPointerCapture(event.pointerId); });";
  serve({ main: '<button>Press</button>', script });
  const page = await openTab('/guide');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await pressAll({ page, underWay: withoutRequests });

  expect(errors).toEqual([]);
});
