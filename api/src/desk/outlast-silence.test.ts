import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { jobsIn, ofStaff } from '../core/beside/run-beside.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { createTestPage } from '../testing/test-partner-page.ts';

const testJobs = new URL('../testing/test-jobs.ts', import.meta.url);
const shortJob = jobsIn<typeof import('../testing/test-jobs.ts')>(testJobs, 1);

test('job that waits for longer than a connection may be silent: staff and people of a partner have its answer', async () => {
  const { api, own, signInAs, token } = await createTestPage();
  limitConnections(api.server, { silence: 200 });
  await api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server.address() as AddressInfo;
  const statusOf = async (path: string, cookie: string) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host: 'localhost:3000', cookie } }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    return answer?.resume().statusCode;
  };
  const staff = await signInAs('owner');

  const held = shortJob('spin', {}, ofStaff({ email: 'test@example.com' })).catch(() => undefined);
  const statuses = await Promise.all([
    statusOf('/desk/api/export/members.csv', `staff=${staff}`),
    statusOf(`/partner/api/partners/${own.id}/report?month=2026-01`, `partner=${token}`),
  ]);

  expect(statuses).toEqual([200, 200]);
  await held;
});
