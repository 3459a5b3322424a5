import { expect, test } from 'vitest';
import { withUsedTokens } from './used-tokens.ts';

const withTokens = (list: string, languages = '') => `add('@layer tokens{.agile{${list}}${languages}}');`;

test('tokens that a view uses, in a later part, through another token or by name in a script: they stay', () => {
  const languages = '[data-lang=form]{--lang-ink:var(--form-ink)}';
  const tokens = withTokens('--paper:#fff;--ink:#000;--button:var(--ledger);--ledger:#0f0;--form-ink:#123', languages);
  const files = new Map([
    ['test.js', `${tokens}add('.a{color:var(--ink,var(--lang-ink))}');read('--paper');`],
    ['test.later.js', "add('.b{background:var(--button)}')"],
  ]);

  expect(withUsedTokens(files)).toEqual(files);
});

test('tokens that nothing uses, or only another one of these: left out; a longer name is no use', () => {
  const languages = '[data-lang=form]{--lang-ink:var(--form-ink)}[data-lang=story]{--lang-ink:#000}';
  const tokens = '--ink:#000;--button:var(--ledger);--ledger:#0f0;--form-ink:#123;--ink-soft:#333';
  const files = new Map([
    ['test.js', `${withTokens(tokens, languages)}var(--ink-soft)`],
    ['test.later.js', 'later'],
  ]);

  expect(withUsedTokens(files)).toEqual(
    new Map([
      ['test.js', `${withTokens('--ink-soft:#333')}var(--ink-soft)`],
      ['test.later.js', 'later'],
    ]),
  );
});
