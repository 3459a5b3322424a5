import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { testClass } from '../testing/test-rows.ts';

const host = 'localhost:3000';

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;

async function startDesk() {
  const { api, db, desk, signInAs } = await createTestDesk();
  const start = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const day = start.slice(0, 10);
  await db
    .insertInto('classes')
    .values(testClass({ startsAt: `${day}T08:00:00.000Z`, localStart: `${day}T08:00:00+00:00`, timeZone: 'UTC' }))
    .execute();
  const [editor, owner, trainer] = [await signInAs('editor'), await signInAs('owner'), await signInAs('trainer')];
  const send = async (token: string, path: string, type: string, payload: string) => {
    const headers = { host, origin: `http://${host}`, cookie: `staff=${token}`, 'content-type': type };
    const { statusCode } = await api.inject({ method: 'POST', url: `/desk/api/${path}`, headers, payload });
    return { status: statusCode };
  };
  const rows = Array.from({ length: 100 }, (_, n) => `Question ${n}?,test,<p>Answer</p>,published`);
  const asked = {
    'imports of a list': () =>
      send(editor, 'import/questions?dry=1', 'text/csv', ['Question,Topic,Answer,State', ...rows].join('\n')),
    'exports of a list': () => desk('GET', '/export/questions.csv', { token: editor }),
    pictures: () => send(editor, 'pictures/logo', 'image/svg+xml', drawing(9)),
  };
  const ofOthers = () =>
    Promise.all([
      desk('GET', '/export/members.csv', { token: owner }),
      desk('GET', '/audit.csv', { token: owner }),
      desk('GET', '/class-report?by=class&from=2026-01&until=2026-12', { token: owner }),
      send(trainer, 'pictures/logo', 'image/svg+xml', drawing(10)),
      desk('POST', '/classes/test-class/cancel', { token: trainer, body: { version: 1, reason: '' } }),
    ]);
  return { asked, ofOthers };
}

test.each(['imports of a list', 'exports of a list', 'pictures'] as const)(
  '%s by one person, always more than may wait: the jobs of others are done',
  async (kind) => {
    const { asked, ofOthers } = await startDesk();
    const statuses: number[] = [];
    let isOver = false;
    const refill = async () => {
      while (!isOver) {
        statuses.push((await asked[kind]()).status);
        if (statuses.at(-1) === 503) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const all = Array.from({ length: 25 }, refill);
    await expect.poll(() => statuses.includes(503)).toBe(true);
    const done = await ofOthers();
    isOver = true;
    await Promise.all(all);

    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses).toContain(200);
  },
);
