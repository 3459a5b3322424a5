export interface Counts {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly object[] }[];
}

/** A file that could not be read counts as one failure, and so does any other bad end. */
export function vitestCounts(report: VitestReport | undefined, code: number): Counts {
  const unread = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + (unread?.length ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[];
}

export function playwrightCounts(report: PlaywrightReport | undefined, code: number): Counts {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: code === 0 ? failed : Math.max(1, failed) };
}

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
