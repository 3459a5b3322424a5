import { underPinnedNode } from '@agile-languages/shared/build/checkout';

await underPinnedNode();

const { UsageError } = await import('@agile-languages/shared/errors');
const { readArguments } = await import('./arguments.ts');
const { root } = await import('./places.ts');
const { runSteps } = await import('./steps/run-steps.ts');
const { stepsOf } = await import('./steps/steps-of.ts');
const { teamOf } = await import('./teams/teams.ts');

try {
  const { name, isVerbose } = readArguments(process.argv.slice(2));
  const steps = stepsOf(name === undefined ? undefined : teamOf(root, name), isVerbose);
  const isGood = await runSteps(steps, (text) => process.stdout.write(`${text}\n`), isVerbose);
  process.exitCode = isGood ? 0 : 1;
} catch (cause) {
  if (!(cause instanceof UsageError)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exitCode = 2;
}
