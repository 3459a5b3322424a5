import { runScript, underPinnedNode } from '@agile-languages/shared/build/checkout';
import { requestIn, usage } from './arguments.ts';

await underPinnedNode();

const { giveWay } = await import('@agile-languages/api/give-way');
const { scopeOf } = await import('./scope/scope.ts');
const { runSteps } = await import('./steps/run-steps.ts');
const { stepsOf } = await import('./steps/steps-of.ts');

/** Commands that tests start do so, and would come after all tests. */
giveWay('patient');

await runScript(usage, async (given) => {
  const { isVerbose, ...request } = requestIn(given);
  const isGood = await runSteps(
    stepsOf(scopeOf(request), isVerbose),
    (text) => process.stdout.write(`${text}\n`),
    isVerbose,
  );
  process.exitCode = isGood ? 0 : 1;
});
