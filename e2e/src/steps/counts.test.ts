import { expect, test } from 'vitest';
import { figuresOf, playwrightCounts, vitestCounts } from './counts.ts';

const testFile = { status: 'passed', assertionResults: [{}] };
const testUnreadFile = { status: 'failed', assertionResults: [] };

test('Vitest, all passed: counted', () => {
  expect(vitestCounts({ numPassedTests: 4, numFailedTests: 0, testResults: [testFile] }, 0)).toEqual({
    passed: 4,
    failed: 0,
  });
});

test('Vitest, a file that cannot be read: counts as one failure', () => {
  expect(vitestCounts({ numPassedTests: 4, numFailedTests: 1, testResults: [testFile, testUnreadFile] }, 1)).toEqual({
    passed: 4,
    failed: 2,
  });
});

test('Vitest, no report or an error outside the tests: one failure', () => {
  expect(vitestCounts(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCounts({ numPassedTests: 4, numFailedTests: 0, testResults: [testFile] }, 1)).toEqual({
    passed: 4,
    failed: 1,
  });
});

test('Playwright, failed and flaky: both are failures', () => {
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('Playwright, site that does not start: one failure', () => {
  expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 1)).toEqual({ passed: 0, failed: 1 });
});

test('Playwright, figures noted by tests: listed', () => {
  const figure = { tests: [{ annotations: [{ type: 'figure', description: 'test figure' }] }] };

  expect(figuresOf({ suites: [{ suites: [{ specs: [figure] }] }] })).toEqual(['test figure']);
});
