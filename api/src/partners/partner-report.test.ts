import { expect, test } from 'vitest';
import { createEnrolmentRepository } from '../repositories/enrolment-repository.ts';
import { createPartnerRepository } from '../repositories/partner-repository.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { createTestPartner } from '../testing/test-partner.ts';
import { partnerReport } from './partner-report.ts';

const day = 86_400_000;

test('report of a month: seats by campaign and class, those given back beside them; keys for tests do not count', async () => {
  const { clock, db, enrol, key, keys, partnerId, signInRivals } = await createTestPartner();
  const [first = '', second = '', third = '', fourth = ''] = await signInRivals(db, 4);
  const testKey = await keys.add({ partnerId, name: 'Staging', isTest: true, origins: [] });
  await enrol('500001', { partner: key, campaign: 'spring' }, first);
  await enrol('500001', { partner: key, campaign: 'spring' }, second);
  await enrol('500001', { partner: key }, third);
  await enrol('500001', { partner: testKey }, fourth);
  const { memberId } = await db
    .selectFrom('partnerEnrolments')
    .select('memberId')
    .where('campaign', '=', 'spring')
    .executeTakeFirstOrThrow();

  await createEnrolmentRepository(db, clock.read).cancel(memberId, '500001');
  clock.advance(20 * day);
  await enrol('500017', { partner: key });

  const report = await partnerReport(db, partnerId, '2026-11');
  expect(report).toMatchObject([
    { campaign: '', classId: '500001', enrolments: 1, cancelled: 0, currency: 'EUR' },
    { campaign: 'spring', classId: '500001', enrolments: 2, cancelled: 1 },
  ]);
  expect(await partnerReport(db, partnerId, '2026-10')).toEqual([]);
  expect(await partnerReport(db, 'other', '2026-11')).toEqual([]);
});

test('report in the desk: for owners, of a partner and a month that are there', async () => {
  const { db, desk, signInAs } = await createTestDesk();

  const id = await createPartnerRepository(db, () => new Date()).add('Acme');
  const token = await signInAs('owner');

  const { status, body } = await desk('GET', `/partners/${id}/report?month=2026-11`, { token });
  expect(status).toBe(200);
  expect(body).toEqual({ partner: { id, name: 'Acme' }, month: '2026-11', views: 0, starts: 0, requests: 0, rows: [] });
  expect((await desk('GET', '/partners/nobody/report?month=2026-11', { token })).status).toBe(404);
  expect((await desk('GET', `/partners/${id}/report?month=2026-13`, { token })).status).toBe(422);
});
