import { underPinnedNode } from '@agile-languages/shared/build/checkout';

await underPinnedNode();

const { browser, browserTests } = await import('./steps/browser-tests.ts');
const { check } = await import('./steps/check.ts');
const { runSteps } = await import('./steps/run-steps.ts');
const { unitTests } = await import('./steps/unit-tests.ts');

const steps = [
  check('format', 'biome', ['format', '.']),
  check('lint', 'biome', ['lint', '--error-on-warnings', '.']),
  check('types', 'tsc', ['-b']),
  check('unused code', 'knip', ['--no-config-hints']),
  unitTests('unit and component', '!api'),
  unitTests('API on SQLite', 'api'),
  browser,
  browserTests,
];

const isGood = await runSteps(steps, (text) => process.stdout.write(`${text}\n`));
process.exitCode = isGood ? 0 : 1;
