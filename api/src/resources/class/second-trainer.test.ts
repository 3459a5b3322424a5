import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { addTestMembers, testExpert } from '../../testing/test-rows.ts';

async function createTaught() {
  const trainer = await createTrainer({ demo: true });
  for (const id of ['test-ann', 'test-ben']) await trainer.db.insertInto('experts').values(testExpert(id)).execute();
  const item = await trainer.published({ trainerId: 'test-ann', secondTrainerId: 'test-ben' });
  return { ...trainer, item };
}

test('class with two trainers: both on the site, in mails and in calendar files', async () => {
  const { api, db, desk, item, onSite, token } = await createTaught();
  expect(item.trainerName).toBe('Test Expert test-ann and Test Expert test-ben');
  expect(await onSite(item.id)).toMatchObject([
    {
      trainerName: 'Test Expert test-ann',
      ...{ secondTrainerId: 'test-ben', secondTrainerName: 'Test Expert test-ben' },
    },
  ]);

  const [memberId] = await addTestMembers(db, 1);
  await desk('POST', '/enrolments', { token, body: { data: { email: `${memberId}@example.com`, classId: item.id } } });
  const mail = await db.selectFrom('mails').selectAll().where('subject', 'like', 'You have a seat%').executeTakeFirst();
  const both = 'Test Expert test-ann and Test Expert test-ben';
  expect(mail?.text).toContain(`\nTrainers: ${both}\n`);
  for (const calendar of [mail?.calendar, (await api.inject(`/api/classes/${item.id}.ics`)).body])
    expect(calendar?.replaceAll('\r\n ', '')).toContain(`with ${both}`);
});

test('second trainer: somebody else than the trainer, who is there', async () => {
  const { item, postClass } = await createTaught();
  const faultOf = async (data: object) => (await postClass('', { data: { ...testData, ...data } })).sentence;
  expect(await faultOf({ secondTrainerId: 'test-ben' })).toBe(
    'Second trainer is somebody beside the trainer, who is not chosen yet.',
  );
  expect(await faultOf({ trainerId: 'test-ben', secondTrainerId: 'test-ben' })).toBe(
    'Second trainer is the trainer already.',
  );
  expect(await faultOf({ trainerId: 'test-ben', secondTrainerId: 'nobody' })).toBe('There is no expert nobody.');
  expect(item.data.secondTrainerId).toBe('test-ben');
});
