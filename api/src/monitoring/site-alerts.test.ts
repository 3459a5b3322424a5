import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailRepository } from '../mail/mail-repository.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { mailAlerts } from './site-alerts.ts';

onEachEngine((engine) => {
  test('alert of the site: one mail to the operator, however often and by however many processes it is seen', async () => {
    const mails = createMailRepository(await openTestEngine(engine), createTestClock().read);
    const operator = { mails, mail: { from: 'site@site.test', contactTo: 'info@site.test' }, brand: 'Test' };
    const alerts = vi.fn(async () => [{ id: 'test', text: 'catalog 1f2e: test failures.' }]);

    for (const _ of ['one process', 'another']) {
      const app = Fastify();
      mailAlerts(app, operator, alerts, 5);
      onTestFinished(() => app.close());
    }
    await expect.poll(() => mails.newest(10)).not.toEqual([]);
    const calls = alerts.mock.calls.length;
    await expect.poll(() => alerts.mock.calls.length).toBeGreaterThan(calls + 10);

    expect(await mails.newest(10)).toMatchObject([
      {
        recipient: 'info@site.test',
        subject: 'Test: please look at the site',
        text: 'catalog 1f2e: test failures.\n\nMore: npm run status',
      },
    ]);
  });
});
