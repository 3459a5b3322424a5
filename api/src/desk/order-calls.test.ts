import { expect, test } from 'vitest';
import { createTrainer } from '../testing/test-classes.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestSeats } from '../testing/test-seats.ts';

onEachEngine((engine) => {
  test('orders: a line for each booking, a credit for each that has ended, with negative numbers', async () => {
    const { clock, db, desk, enrol, published, token } = await createTrainer({ engine });
    const item = await published({ taxRate: '20', taxMode: 'Added' });
    await enrol(item.id, 'test-first', 'test-second');
    await db.updateTable('bookings').set({ payment: 'Paid', paidOn: '20261203' }).execute();
    await createTestSeats(db, clock.read).cancel('test-first', item.id);
    const month = clock.read().toISOString().slice(0, 7);
    const period = `from=${month}&until=${month}`;
    const first = { email: 'test-first@example.com', net: '480', tax: '96', total: '576', currency: 'EUR' };
    const { body } = await desk('GET', `/orders.json?${period}`, { token });
    expect(body).toHaveLength(3);
    expect(body).toContainEqual(expect.objectContaining({ ...first, kind: 'booking', taxRate: '20', agreed: 'yes' }));
    expect(body).toContainEqual(
      expect.objectContaining({ ...first, kind: 'credit', net: '-480', tax: '-96', total: '-576' }),
    );
    const file = (await desk('GET', `/orders.csv?${period}`, { token })).body;
    expect(file).toMatch(/^\ufeffkind,at \(UTC\),booking,member,/);
    expect(file).toMatch(/\r\ncredit,.*,-480,-96,-576,Paid,2026-12-03,\r\n/);
    expect((await desk('GET', '/orders.json?from=2020-01&until=2020-12', { token })).body).toEqual([]);
    expect(await desk('GET', '/orders.csv?from=2026-13&until=2026-13', { token })).toMatchObject({ status: 422 });
  });
});
