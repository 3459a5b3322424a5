import { describe, expect, test } from 'vitest';
import { comparable } from './texts-of-code.ts';

type Modules = readonly (readonly [id: number, body: (call: string) => string])[];

const sides = {
  server: (modules: Modules) => {
    const call = '__webpack_require__';
    const texts = modules.map(([id, body]) => `${id}(module, __webpack_exports__, ${call}) {\n${body(call)}\n},\n`);
    return `export const __webpack_modules__ = {\n${texts.join('')}\n};\n`;
  },
  browser: (modules: Modules) => `push([["page"],{${modules.map(([id, body]) => `${id}(e,t,n){${body('n')}}`)}}]);`,
};

const page = (one: number, other: number) => (call: string) => `first=${call}(${one});second=${call}(${other})`;
const one = () => 'return 1';
const other = () => 'return 2';

describe.each(['server', 'browser'] as const)('code of the %s', (side) => {
  const textsOf = (...files: Modules[]) => comparable(files.map(sides[side]), side);
  const before = textsOf(
    [[5, page(6, 7)]],
    [
      [6, one],
      [7, other],
    ],
  );

  test('is the same when nothing but the numbers of modules moves, in other files as well', () => {
    expect(
      textsOf(
        [[15, page(16, 6)]],
        [
          [16, one],
          [6, other],
        ],
      ),
    ).toEqual(before);
  });

  test.each<[string, Modules[]]>([
    [
      'a page that calls its modules the other way round',
      [
        [[5, page(7, 6)]],
        [
          [6, one],
          [7, other],
        ],
      ],
    ],
    [
      'modules that have changed places',
      [
        [[5, page(6, 7)]],
        [
          [6, other],
          [7, one],
        ],
      ],
    ],
    [
      'a page that calls one of them twice',
      [
        [[5, page(6, 6)]],
        [
          [6, one],
          [7, other],
        ],
      ],
    ],
    [
      'a number that is no module',
      [
        [[5, page(6, 8)]],
        [
          [6, one],
          [7, other],
        ],
      ],
    ],
  ])('is another with %s', (_, files) => {
    expect(textsOf(...files)[0]).not.toBe(before[0]);
  });

  test('says which of two modules it calls that pass on different ones', () => {
    const passesOn = (id: number) => (call: string) => `return ${call}(${id})`;
    const called: Modules = [
      [21, passesOn(31)],
      [22, passesOn(32)],
      [31, one],
      [32, other],
    ];
    const calling = (id: number) => textsOf([[5, passesOn(id)]], called);

    expect(calling(21)).not.toEqual(calling(22));
  });

  test('says which file it loads later, not what that says', () => {
    const later = (name: string, id: number) => (call: string) =>
      `${call}.e("${name}").then(${call}.bind(${call}, ${id}))`;
    const [loaded] = textsOf([[5, later('list', 6)]], [[6, one]]);

    expect(textsOf([[5, later('list', 9)]], [[9, other]])[0]).toBe(loaded);
    expect(textsOf([[5, later('other', 6)]], [[6, one]])[0]).not.toBe(loaded);
  });

  test('keeps numbers that are called by something else', () => {
    const wait = (time: number) =>
      [
        [[5, () => `wait(${time})`]],
        [
          [6, one],
          [7, one],
        ],
      ] as Modules[];

    expect(textsOf(...wait(6))).not.toEqual(textsOf(...wait(7)));
  });
});

test('short names differ from build to build in the code of the browser alone', () => {
  const texts = ['push({5(e,t,n){let a=n(1)}})', 'push({5(t,n,r){let b=r(1)}})'];

  expect(comparable(texts.slice(0, 1), 'browser')).toEqual(comparable(texts.slice(1), 'browser'));
  expect(comparable(texts.slice(0, 1), 'server')).not.toEqual(comparable(texts.slice(1), 'server'));
});
