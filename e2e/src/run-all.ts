import { underPinnedNode } from '@agile-languages/shared/build/checkout';

await underPinnedNode();

const { giveWay } = await import('@agile-languages/api/give-way');
const { UsageError } = await import('@agile-languages/shared/errors');
const { readArguments } = await import('./arguments.ts');
const { scopeOf } = await import('./scope/scope.ts');
const { runSteps } = await import('./steps/run-steps.ts');
const { stepsOf } = await import('./steps/steps-of.ts');

/** Commands that tests start do so, and would come after all tests. */
giveWay('patient');

try {
  const { isVerbose, ...request } = readArguments(process.argv.slice(2));
  const isGood = await runSteps(
    stepsOf(scopeOf(request), isVerbose),
    (text) => process.stdout.write(`${text}\n`),
    isVerbose,
  );
  process.exitCode = isGood ? 0 : 1;
} catch (cause) {
  if (!(cause instanceof UsageError)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exitCode = 2;
}
