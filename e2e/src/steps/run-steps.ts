import type { Step, StepResult } from './step.ts';

/**
 * Runs every step, one after the other and whatever became of those before it, and says how it went:
 * a line for each step as it ends, the output of a failed one, and the sum.
 *
 * @param isVerbose whether output and figures of the others are printed, too
 * @returns whether nothing failed
 */
export async function runSteps(
  steps: readonly Step[],
  say: (text: string) => void,
  isVerbose = false,
): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  for (const { name, work } of steps) {
    const started = performance.now();
    const result = await work().catch(broken);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const counts = result.failed > 0 ? `${result.failed} failed` : '';
    const rest = [result.summary, counts].filter(Boolean).join(', ');
    say(`${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${rest}`.trimEnd());
    if (isVerbose) for (const figure of result.figures ?? []) say(`    ${figure}`);
    if (result.failed > 0 || (isVerbose && result.output)) say(`\n${result.output.trim()}\n`);
    passed += result.passed;
    failed += result.failed;
  }
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

const broken = (cause: unknown): StepResult => ({
  passed: 0,
  failed: 1,
  summary: '',
  output: cause instanceof Error ? cause.message : String(cause),
});
