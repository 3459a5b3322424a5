import { expect, test } from 'vitest';
import { createTestTrainer } from '../testing/test-trainer.ts';
import { createAuditRepository } from './audit.ts';

test('entries of one moment: in the order in which they were written', async () => {
  const { db } = await createTestTrainer();
  const now = new Date('2026-11-02T08:00:00Z');
  const audit = createAuditRepository(db, () => now);
  const details = Array.from({ length: 50 }, (_, index) => `entry ${index}`);

  for (const detail of details) await audit.add({ email: '', address: '', action: 'test', subject: '', detail });

  const { rows } = await audit.page({}, { offset: 0, limit: 50 });
  expect(rows.map(({ detail }) => detail)).toEqual(details.toReversed());
});
