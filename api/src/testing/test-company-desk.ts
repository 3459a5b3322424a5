import { createTrainer } from './test-classes.ts';
import { createTestSeats } from './test-seats.ts';

const company = { company: 'Test & Co', address: 'Test Street 1', taxNumber: 'ATU12345678' };
export const companyContact = { contactName: 'Test Buyer', contactEmail: 'buyer@example.com' };
const taxed = { seats: '6', taxRate: '20', taxMode: 'Added' };

export async function createCompany(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { clock, db, desk, onSite, published, token } = trainer;
  const item = await published(taxed);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => desk(method, path, { token, body });
  const book = (data: object = {}) =>
    call('POST', '/company-bookings', {
      data: { classId: item.id, seats: '4', code: '', ...company, ...companyContact, ...data },
    });
  const { body: booking } = await book();
  const read = async () => (await call('GET', `/company-bookings/${booking.id}`)).body;
  const act = async (action: string, input: object = {}) =>
    call('POST', `/company-bookings/${booking.id}/${action}`, { version: (await read()).version, ...input });
  const name = (email: string, fullname = 'Test Person', bookingId = booking.id) =>
    call('POST', '/company-seats', { data: { email, fullname, bookingId } });
  const seatsLeft = async () => (await onSite(item.id))[0].seatsLeft;
  const mailsTo = async (recipient: string) =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
  const orders = async () => JSON.parse(JSON.stringify((await call('GET', ordersPath(clock.read()))).body));
  const seats = createTestSeats(db, clock.read);
  return { ...trainer, act, book, booking, call, item, mailsTo, name, orders, read, seats, seatsLeft };
}

const ordersPath = (now: Date) => {
  const month = now.toISOString().slice(0, 7);
  return `/orders.json?from=${month}&until=${month}`;
};
