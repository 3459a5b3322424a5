/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly object[] }[];
}

/** Tests that passed and failed. A file that could not even be read counts as one failure, and so does any other bad end. */
export function vitestCounts(report: VitestReport | undefined, code: number): { passed: number; failed: number } {
  const passed = report?.numPassedTests ?? 0;
  const unread = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + (unread?.length ?? 0);
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}
