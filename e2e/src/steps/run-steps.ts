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

/** The steps of a stage run at once. */
export async function runSteps(
  stages: readonly (readonly Step[])[],
  say: (text: string) => void,
  isVerbose = false,
): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    const running = stage.map(runStep);
    for (const step of running) {
      const result = await step;
      for (const line of linesOf(result, isVerbose)) say(line);
      passed += result.passed;
      failed += result.failed;
    }
  }
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runStep({ name, work }: Step) {
  const started = performance.now();
  const result = await work().catch(broken);
  return { ...result, name, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

function linesOf(result: Awaited<ReturnType<typeof runStep>>, isVerbose: boolean): string[] {
  const { name, seconds, summary, figures = [], output, failed } = result;
  const counts = [summary, failed > 0 ? `${failed} failed` : ''].filter(Boolean).join(', ');
  return [
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${counts}`.trimEnd(),
    ...(isVerbose ? figures.map((figure) => `    ${figure}`) : []),
    ...(failed > 0 || (isVerbose && output) ? [`\n${output.trim()}\n`] : []),
  ];
}

const broken = (cause: unknown): StepResult => ({
  passed: 0,
  failed: 1,
  summary: '',
  output: cause instanceof Error ? cause.message : String(cause),
});
