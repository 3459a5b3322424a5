import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { lineFault } from '../../core/field-kinds.ts';
import { text } from '../../http/schemas.ts';
import { priceNow } from '../booking/price-now.ts';
import { agreedIn, bookingsOf } from '../booking/seat-bookings.ts';
import { staffByEmail } from '../staff/table.ts';
import { writtenMail } from './mails.ts';
import { everybodyOf, type Reader } from './people.ts';
import { placeLinks } from './places.ts';
import type { ClassRecord } from './reads.ts';
import { classStore } from './table.ts';

const { action } = actionsOf(classStore);

const readers = ['participants', 'waiting', 'everybody', 'me'] as const;
type Readers = (typeof readers)[number];

/** The audit log keeps the subject, and not the words. */
export const write = action({
  name: 'write',
  command: 'mail-class',
  summary: 'Mails those who are enrolled in a class, those who wait for a seat, or both',
  audit: 'class mailed',
  keepsVersion: true,
  isLong: true,
  input: Type.Object({
    to: Type.Enum([...readers], { title: 'To whom', description: 'me: to yourself alone' }),
    subject: text(200, { title: 'Subject' }),
    words: text(5000, { title: 'Words of the mail', description: 'An empty line begins a paragraph' }),
  }),
  async run(work) {
    const { transaction, record, input, context, mail, now } = work;
    const subject = input.subject.trim();
    const fault = subjectFault(subject);
    if (fault) return { fault };
    if (input.words.trim() === '') return { fault: 'The mail needs words.' };
    if (record.state !== 'published' && record.state !== 'cancelled')
      return { fault: 'Nobody is enrolled in a class that was not on the site.' };
    const people = await readersOf(work, input.to);
    if ('fault' in people) return people;
    const linkTo = await placeLinks(transaction, context);
    const bookings = await bookingsOf(transaction, record.id);
    for (const { memberId, role, ...to } of people) {
      const agreed = agreedIn(priceNow(record, now.toISOString()), bookings.get(memberId));
      const place = memberId && linkTo({ memberId, email: to.email }, record.id);
      await mail(writtenMail({ record: agreed, to, from: context, place, role }, subject, input.words));
    }
    const count = people.length === 1 ? '1 mail' : `${people.length} mails`;
    return { detail: `${input.to}, ${count}: ${subject}`, said: `${count} on the way.` };
  },
});

function subjectFault(subject: string): string | undefined {
  if (subject === '') return 'The mail needs a subject.';
  const fault = lineFault(subject, 200);
  return fault && `The subject ${fault}`;
}

async function readersOf(
  { transaction, record, author }: Work<ClassRecord, unknown>,
  to: Readers,
): Promise<Reader[] | { fault: string }> {
  if (to === 'me') {
    const person = await staffByEmail(transaction, author.email);
    if (!person) return { fault: 'There is no address to send it to: the command line has none.' };
    return [{ memberId: '', fullname: person.fullname || person.email, email: person.email, role: 'participant' }];
  }
  const all = await everybodyOf(transaction, record.id);
  const people = all.filter(({ role }) => to === 'everybody' || (role === 'waiting') === (to === 'waiting'));
  if (people.length > 0) return people;
  return {
    fault: { participants: 'Nobody is enrolled.', waiting: 'Nobody waits.', everybody: 'Nobody is enrolled or waits.' }[
      to
    ],
  };
}
