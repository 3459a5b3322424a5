import { ownCallPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { keyCounts } from '../resources/key/counts.ts';
import { partnerReport } from '../resources/key/report.ts';
import { endKey } from '../resources/key/table.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { createTestPartner, testOrigin, testPlaceRequest } from '../testing/test-partner.ts';

onEachEngine((engine) => {
  test('place asked for from a partner’s page: in the inbox with class and campaign, a mail, counted, and told without the visitor', async () => {
    const { ask, clock, db, key, partnerId, sendTo } = await createTestPartner({ engine });
    await sendTo('https://partner.example/events');
    const before = await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute();

    const visit = { partner: key, campaign: 'spring', fields: 'plan=gold', origin: testOrigin, page: '/kurse' };
    const { err } = await ask({ ...testPlaceRequest, ...visit });

    expect(err).toEqual([]);
    const [message] = await db.selectFrom('messages').selectAll().where('classId', '=', '500001').execute();
    expect(message).toMatchObject({
      name: 'Test Person',
      email: 'visitor@example.com',
      state: 'new',
      partnerKey: key,
      campaign: 'spring',
    });
    expect(message?.text).toMatch(/^Asks for a place in .+ \(class 500001\)\.\n\nAlso for a colleague\?$/);
    const mails = await db.selectFrom('mails').select(['subject', 'text']).execute();
    expect(mails.filter(({ subject }) => subject.startsWith('Place asked for: '))).toMatchObject([
      { text: expect.stringContaining('E-mail: visitor@example.com') },
    ]);
    const month = clock.read().toISOString().slice(0, 7);
    expect((await keyCounts(db, month)).get(key)).toMatchObject({ requests: 1, unconfirmed: 1, enrolments: 0 });
    expect(await partnerReport(db, partnerId, month)).toMatchObject([
      { campaign: 'spring', classId: '500001', requests: 1, unconfirmed: 1, enrolments: 0, currency: 'EUR' },
    ]);
    const [event] = await db.selectFrom('partnerEvents').select('body').execute();
    expect(JSON.parse(event?.body ?? '')).toEqual({
      v: 1,
      id: expect.any(String),
      type: 'place.requested',
      createdAt: expect.any(String),
      isTest: false,
      request: {
        ...{ id: expect.any(String), classId: '500001', campaign: 'spring', fields: { plan: 'gold' } },
        ...{ origin: testOrigin, page: '/kurse' },
        ...{ requestedAt: expect.any(String), isConfirmed: false },
      },
    });
    expect(await db.selectFrom('classes').select('seatsLeft').where('id', '=', '500001').execute()).toEqual(before);
  });

  test('place asked for with a key that is not valid, or none: in the inbox, counted for nobody', async () => {
    const { ask, clock, db, key } = await createTestPartner({ engine });
    await endKey(db, key, clock.read());

    const visits: Record<string, string>[] = [{ partner: key, campaign: 'spring' }, { partner: 'pk_live_0' }, {}];
    for (const visit of visits) expect((await ask({ ...testPlaceRequest, ...visit })).err).toEqual([]);

    const messages = await db.selectFrom('messages').select(['partnerKey', 'campaign', 'classId']).execute();
    expect(messages).toEqual(Array(3).fill({ partnerKey: '', campaign: '', classId: '500001' }));
    expect(await db.selectFrom('partnerRequests').selectAll().execute()).toEqual([]);
    expect(await keyCounts(db, clock.read().toISOString().slice(0, 7))).toEqual(new Map());
  });
});

test('place asked for with what does not fit: refused, nothing is kept', async () => {
  const { call, dataDir } = await createTestApi();
  const faulty = [
    [{ name: ' ' }, 'Your name is missing.'],
    [{ name: '\u200b\u3164' }, 'Your name is missing.'],
    [{ email: 'person@example' }, 'After “@example” an ending is missing, such as “.com”.'],
    [{ email: 'pеrson@example.com' }, '“е” is a Cyrillic letter between Latin ones. Type it again.'],
    [{ email: 'nobody' }, 'This is no e-mail address.'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'This is no e-mail address.'],
    [{ fkClassId: '999999' }, 'This class does not exist or is no longer offered.'],
  ] as const;

  for (const [change, sentence] of faulty)
    expect((await call(ownCallPaths.askForPlace, { ...testPlaceRequest, ...change })).err).toEqual([{ val: sentence }]);

  const db = await openTestDatabase(dataDir);
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('address with letters outside of ASCII before the @: taken where the mail server can write to it', async () => {
  const ask = async (options: Parameters<typeof startTestMailServer>[0]) => {
    const { url: smtpUrl } = await startTestMailServer(options);
    const { call } = await createTestApi({ demo: false, mail: { smtpUrl } });
    return (await call(ownCallPaths.askForPlace, { ...testPlaceRequest, email: 'jürgen@example.com' })).err;
  };

  expect(await ask({ hideSMTPUTF8: true })).toMatchObject([{ val: expect.stringMatching(/^Our mail server cannot/) }]);
  expect(await ask({})).toEqual([{ val: 'This class does not exist or is no longer offered.' }]);
});

test('place asked for too often from one network: 429 with the wait, as for contact messages', async () => {
  const { api, post } = await createTestApi({ limits: { messagesPerNetwork: 1 } });
  const url = `/api/${ownCallPaths.askForPlace}`;
  await post(url, { kv: testPlaceRequest });
  const refused = await api.inject({ method: 'POST', url, payload: { kv: testPlaceRequest } });

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});

test('message in the desk: names of class and partner; a class that is gone has none', async () => {
  const { api, db, desk, signInAs } = await createTestDesk({ demo: true });
  const token = await signInAs('trainer');
  const payload = { kv: testPlaceRequest };
  await api.inject({ method: 'POST', url: `/api/${ownCallPaths.askForPlace}`, payload });
  const { name } = await db.selectFrom('classes').select('name').where('id', '=', '500001').executeTakeFirstOrThrow();
  const [{ id }] = (await desk('GET', '/messages?q=colleague', { token })).body.rows;

  const { body } = await desk('GET', `/messages/${id}`, { token });

  expect(body).toMatchObject({ classId: '500001', className: name, partnerName: '', name: 'Test Person' });
});
