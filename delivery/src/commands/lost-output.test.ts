/** @module-tag all */
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { all200, type StartedSite, startTestSite } from '../test/started-site.ts';

const full = '/dev/full';
const patient = { timeout: 120_000 };

async function expectAnswers({ site, statuses }: StartedSite) {
  for (let times = 0; times < 20; times++) expect(await statuses()).toEqual(all200);
  expect(site.exitCode).toBeNull();
}

describe.each(['shared', 'own'])('site, API_PROCESS=%s', (API_PROCESS) => {
  const settings = { API_PROCESS, LOG_LEVEL: 'info' };

  test.skipIf(!existsSync(full))('log on a full disk: it starts and answers', patient, async () => {
    await using file = await open(full, 'w');
    await expectAnswers(await startTestSite(settings, ['ignore', file.fd, file.fd]));
  });

  test('whoever reads the log has gone: it answers', patient, async () => {
    const started = await startTestSite(settings, ['ignore', 'pipe', 'pipe']);
    started.site.stdout?.destroy();
    started.site.stderr?.destroy();
    await expectAnswers(started);
  });
});
