export interface FaultRow {
  fault: string;
  expected: string;
  passed: number;
  failed: number;
}

export interface TestResult {
  /** `condition: result` */
  name: string;
  hasPassed: boolean;
  why?: string;
}

export function faultRows(results: readonly TestResult[]): FaultRow[] {
  const rows = new Map<string, FaultRow>();
  for (const { name, hasPassed } of results) {
    const [fault = '', ...expected] = name.split(': ');
    const row = rows.get(name) ?? { fault, expected: expected.join(': '), passed: 0, failed: 0 };
    rows.set(name, row);
    if (hasPassed) row.passed += 1;
    else row.failed += 1;
  }
  return [...rows.values()];
}

export function faultTable(rows: readonly FaultRow[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const seenOf = ({ passed, failed }: FaultRow) =>
    failed === 0 ? `as expected, ${passed} of ${passed}` : `**otherwise, ${failed} of ${passed + failed}**`;
  return [
    '| fault | expected | seen |',
    '|---|---|---|',
    ...rows.map((row) => `| ${cell(row.fault)} | ${cell(row.expected)} | ${seenOf(row)} |`),
  ].join('\n');
}
