interface StepResult {
  passed: number;
  failed: number;
  summary: string;
  figures?: readonly string[];
  output: string;
}

export interface Step {
  name: string;
  work: () => Promise<StepResult>;
}

/** @param isVerbose prints output and figures of steps that passed @returns whether nothing failed */
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
