import { callPaths } from '@agile-languages/shared/api';
import { createTestDesk } from './test-desk.ts';
import { testMember } from './test-rows.ts';
import { createTestSeats } from './test-seats.ts';

type Options = Parameters<typeof createTestDesk>[0];

export const testData = {
  name: 'Test class',
  languageId: '1111117',
  start: '2027-03-02T18:30',
  timeZone: 'Europe/Vienna',
  pattern: '5 x 2 h, Tue 18:30',
  mode: 'Live online',
  trainerId: '',
  seats: '10',
  price: '480',
  oldPrice: '',
  currency: 'EUR',
  reminderDays: '',
  description: '<p>Test description</p>',
};

export async function createTrainer(options?: Options) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('trainer', 'trainer-of-test@example.com');
  const post = (path: string, body: object = {}) => testDesk.desk('POST', `/classes${path}`, { token, body });
  const put = (path: string, body: object) => testDesk.desk('PUT', `/classes${path}`, { token, body });
  const get = async (path: string) => (await testDesk.desk('GET', `/classes${path}`, { token })).body;
  const onSite = async (id: string) => {
    const kv = { startLimit: 0, limit: 1, fkClassId: id, fkDpLangId: '' };
    return (await testDesk.call(callPaths.getClassList, kv)).tbl[0].r;
  };
  const enrol = async (classId: string, ...people: string[]) => {
    const enrolments = createTestSeats(testDesk.db, testDesk.clock.read);
    for (const id of people) {
      await testDesk.db.insertInto('members').values(testMember(id)).execute();
      await enrolments.enrolByTrainer(id, classId);
    }
  };
  const published = async (change: object = {}) => {
    const { id, version } = (await post('', { data: { ...testData, ...change } })).body;
    return (await post(`/${id}/publish`, { version })).body;
  };
  const mails = () => testDesk.db.selectFrom('mails').selectAll().where('subject', 'like', 'Cancelled%').execute();
  return { ...testDesk, token, postClass: post, put, get, onSite, enrol, published, mails };
}
