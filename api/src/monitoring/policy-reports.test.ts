import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { breachesIn } from './policy-reports.ts';

const testReport = {
  'csp-report': {
    'document-uri': 'https://site.test/auth/secret-key',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/script.js?user=secret',
    'script-sample': 'secret',
  },
};

test.each([
  ['report-uri', testReport, [{ directive: 'script-src-elem', blocked: 'https://evil.test' }]],
  [
    'the Reporting API',
    [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
      { type: 'csp-violation', body: { effectiveDirective: 'style-src-attr', blockedURL: 'inline' } },
    ],
    [
      { directive: 'img-src', blocked: 'data' },
      { directive: 'style-src-attr', blocked: 'inline' },
    ],
  ],
  [
    'unknown words',
    { body: { effectiveDirective: 'x"} 1\n', blockedURL: 'A B' } },
    [{ directive: 'other', blocked: 'other' }],
  ],
  ['no report', { test: 1 }, []],
  ['a text', 'test', []],
  ['nothing', null, []],
])('report in the form of %s: its breaches', (_, body, breaches) => {
  expect(breachesIn(body)).toEqual(breaches);
});

async function reportingApi(limits = {}) {
  const lines: string[] = [];
  const { api } = await createTestApi({ limits, logLevel: 'warn', logStream: { write: (line) => lines.push(line) } });
  const report = (payload: unknown, type = 'application/csp-report') =>
    api.inject({
      method: 'POST',
      url: '/api/reports/policy',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
  return { report, lines };
}

test('breach of the policy: 204, one entry in the log with directive and origin, nothing of the visitor', async () => {
  const { report, lines } = await reportingApi();

  const { statusCode } = await report(testReport);

  expect(statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'policy breached', directive: 'script-src-elem' });
  expect(lines.join('')).not.toContain('secret');
});

test('reports from one network beyond the limit: dropped, and the browser hears nothing of it', async () => {
  const { report, lines } = await reportingApi({ reportsPerNetwork: 3 });

  const answers = [await report([testReport, testReport], 'application/reports+json')];
  for (let index = 0; index < 5; index++) answers.push(await report(testReport));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(lines).toHaveLength(3);
});

test('report that is no JSON, or too long: refused', async () => {
  const { report } = await reportingApi();

  expect((await report(testReport, 'text/plain')).statusCode).toBe(415);
  expect((await report('x'.repeat(20_000))).statusCode).toBe(413);
});
