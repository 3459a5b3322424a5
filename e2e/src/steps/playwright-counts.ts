/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[];
}

/** Tests that passed and failed. A bad end without a failed test counts as one failure. */
export function playwrightCounts(
  report: PlaywrightReport | undefined,
  code: number,
): { passed: number; failed: number } {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: code === 0 ? failed : Math.max(1, failed) };
}

/** Figures that tests have noted, for whoever reads the run. */
export function figuresOf({ suites = [] }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description }) => (type === 'figure' && description ? [description] : [])),
      ),
    ),
    ...figuresOf(suite),
  ]);
}
