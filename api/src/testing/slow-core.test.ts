import { readFileSync } from 'node:fs';
import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { slowDown } from './slow-down.ts';
import { startApi } from './started-api.ts';
import { testLogin } from './test-calls.ts';
import { createTestDir } from './test-dir.ts';

const patient = { timeout: 300_000, tags: ['all'] };
const list = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };
const enrolment = { apiId: 'GetEnrolledClassInfo', fkClassId: '500001' };

test('core at a tenth of its speed: calls take longer, and none is refused', patient, async () => {
  const { post, process: api } = await startApi({ DATA_DIR: createTestDir() });
  const speedUp = slowDown(api.pid ?? 0);
  const lists = await Promise.all(Array.from({ length: 20 }, () => post(callPaths.getClassList, list)));
  const { token = '' } = (await post(callPaths.login, testLogin)).kv;
  const enrolled = await post(callPaths.enroll, { cookie: token, ...enrolment });
  await speedUp();

  expect(lists.flatMap(({ err }) => err)).toEqual([]);
  expect(enrolled.err).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'thousands of calls and twenty sign-ins at once: the API stays below 300 MB',
  patient,
  async () => {
    const { post, process: api } = await startApi({ DATA_DIR: createTestDir() });
    for (let round = 0; round < 100; round++)
      await Promise.all(Array.from({ length: 20 }, () => post(callPaths.getClassList, list)));
    await Promise.all(Array.from({ length: 20 }, () => post(callPaths.login, testLogin)));
    const status = readFileSync(`/proc/${api.pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000;
    // Pages of program files are in the peak, but a limit of memory lets the system drop them.
    const own = megabytes('VmHWM') - megabytes('RssFile');

    expect(own).toBeGreaterThan(50);
    expect(own).toBeLessThan(280);
  },
);
