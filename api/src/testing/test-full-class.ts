import { createTrainer } from './test-classes.ts';
import { addTestMembers } from './test-rows.ts';

export const invitedInDemo = 'newcomer@example.com';

/** The first member has its seat. */
export async function createFullClass(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const item = await trainer.published({ seats: '1' });
  await trainer.enrol(item.id, 'test-first');
  await trainer.db.deleteFrom('mails').where('recipient', '=', 'test-first@example.com').execute();
  const members = await addTestMembers(trainer.db, 2);
  const people = await trainer.db.selectFrom('members').selectAll().where('id', 'in', members).orderBy('id').execute();
  const seatsOf = async (memberId: string) =>
    (await trainer.db.selectFrom('enrolments').selectAll().where('memberId', '=', memberId).execute()).map(
      ({ classId }) => classId,
    );
  const mails = () =>
    trainer.db
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .where('recipient', '!=', invitedInDemo)
      .orderBy('id')
      .execute();
  const call = (method: 'POST' | 'DELETE' | 'PUT', path: string, body?: object) =>
    trainer.desk(method, path, { token: trainer.token, ...(body && { body }) });
  const wait = (classId: string, email?: string) => call('POST', '/enrolments/wait', { data: { email, classId } });
  return { ...trainer, call, item, mails, people, seatsOf, wait };
}
