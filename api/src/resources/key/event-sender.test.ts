import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { hour, minute } from '../../testing/test-clock.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createTestPartner, testSecret as secret } from '../../testing/test-partner.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { createEventSender } from './event-sender.ts';
import { addEvent, claimEvent, newestEvents, sendAgain } from './events.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function startTestServer(...statuses: number[]) {
  const received: { body: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    received.push({ body, headers: request.headers });
    response.writeHead(statuses.shift() ?? 204, { location: '/other' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { received, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/events` };
}

async function createTestSender(options: Parameters<typeof createTestPartner>[0] = {}, allowsPrivate = true) {
  const testPartner = await createTestPartner(options);
  const { clock, db, partnerId } = testPartner;
  const sender = (isSteady = () => true) => {
    const created = createEventSender({ clock: clock.read, db, isSteady, webhooks: { allowsPrivate } }, silent);
    onTestFinished(created.stop);
    return created;
  };
  return { ...testPartner, listed: () => newestEvents(db, partnerId, 10), sender };
}

function eventOfGuide() {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/partners.md'), 'utf8');
  const [written = ''] = /^\{"v":1,[^`]*/m.exec(guide) ?? [];
  return JSON.parse(written);
}

onEachEngine((engine) => {
  test('enrolment and its end: two events, signed with their time, without the member', async () => {
    const { api, clock, db, enrol, key, sender, sendTo } = await createTestSender({ engine });
    const { received, url } = await startTestServer();
    await sendTo(url);
    await enrol('500001', {
      partner: key,
      campaign: 'spring',
      fields: 'utm_source=letter plan=gold x=<b>',
      page: '/kurse',
    });
    const { memberId } = await db.selectFrom('enrolments').select('memberId').executeTakeFirstOrThrow();
    await createTestSeats(db, clock.read).cancel(memberId, '500001');

    expect(await sender().sendDue()).toBe(2);
    expect(await sender().sendDue()).toBe(0);
    const [created, cancelled] = received.map(({ body }) => JSON.parse(body));
    expect(created).toEqual({
      v: 1,
      id: received[0]?.headers['agile-event-id'],
      type: 'enrolment.created',
      createdAt: clock.read().toISOString(),
      isTest: false,
      enrolment: {
        id: expect.any(String),
        classId: '500001',
        campaign: 'spring',
        fields: { plan: 'gold', utm_source: 'letter' },
        origin: '',
        page: '/kurse',
        enrolledAt: expect.any(String),
      },
    });
    expect(cancelled).toMatchObject({ type: 'enrolment.cancelled', enrolment: created.enrolment });
    const inGuide = eventOfGuide();
    expect(Object.keys(created)).toEqual(Object.keys(inGuide));
    expect(Object.keys(created.enrolment)).toEqual(Object.keys(inGuide.enrolment));
    const [first] = received;
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(first?.headers['agile-signature'])) ?? [];
    expect(Number(time)).toBe(clock.read().getTime() / 1000);
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${first?.body}`).digest('hex'));
    expect(JSON.stringify(received)).not.toContain(memberId);
    await api.close();
  });
});

test('server that fails, then redirects: tried again later and later, at last accepted once', async () => {
  const { clock, enrol, listed, sender, sendTo } = await createTestSender();
  const { received, url } = await startTestServer(500, 302);
  await sendTo(url);
  await enrol('500001');

  expect(await sender().sendDue()).toBe(0);
  expect(await sender().sendDue()).toBe(0);
  clock.advance(10_000);
  expect(await sender().sendDue()).toBe(0);
  clock.advance(10_000);
  expect(await sender().sendDue()).toBe(0);
  clock.advance(10_000);
  expect(await sender().sendDue()).toBe(1);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ headers }) => headers['agile-event-id'])).size).toBe(1);
  expect(await listed()).toMatchObject([{ tries: 3, nextTryAt: null, fault: 'status 204' }]);
});

test('process killed while it sends: another sends the event after a minute', async () => {
  const { clock, db, enrol, sender, sendTo } = await createTestSender();
  const { received, url } = await startTestServer();
  await sendTo(url);
  await enrol('500001');
  await claimEvent(db, clock.read);

  expect(await sender().sendDue()).toBe(0);
  clock.advance(minute);
  expect(await sender().sendDue()).toBe(1);
  expect(received).toHaveLength(1);
});

test('server that is away for three days: the event is given up, kept, and sent when somebody asks', async () => {
  const { clock, db, enrol, listed, partnerId, sender, sendTo } = await createTestSender();
  await sendTo('http://127.0.0.1:1/');
  await enrol('500001');
  for (let tries = 0; tries < 30; tries += 1) {
    await sender().sendDue();
    clock.advance(6 * hour);
  }
  expect(await listed()).toMatchObject([{ nextTryAt: null, sentAt: null, fault: 'ECONNREFUSED' }]);

  const { received, url } = await startTestServer();
  await sendTo(url);
  expect(await sendAgain(db, partnerId, undefined, clock.read())).toBe(1);
  expect(await sender().sendDue()).toBe(1);
  expect(received).toHaveLength(1);
});

test.each([365, -365])('clock that jumps by %d days: no event is given up for one try in vain', async (days) => {
  const { clock, enrol, listed, sender, sendTo } = await createTestSender();
  await sendTo('http://127.0.0.1:1/');
  const lookAt = async () => {
    await sender(() => false).sendDue();
    expect(await listed()).toMatchObject([{ nextTryAt: expect.any(String), fault: 'ECONNREFUSED' }]);
  };
  await enrol('500001');
  clock.advance(days * 24 * hour);
  await lookAt();
  clock.advance(-days * 24 * hour);
  await lookAt();
});

test('event of a clock that was a year ahead: given up like any other', async () => {
  const { clock, db, listed, partnerId, sender, sendTo } = await createTestSender();
  await sendTo('http://127.0.0.1:1/');
  clock.advance(365 * 24 * hour);
  await addEvent(db, { partnerId, isTest: 1 }, 'ping', {}, clock.read());
  clock.advance(-365 * 24 * hour);
  for (let tries = 0; tries < 30; tries += 1) {
    await sender().sendDue();
    clock.advance(6 * hour);
  }
  expect(await listed()).toMatchObject([{ nextTryAt: null, sentAt: null, fault: 'ECONNREFUSED' }]);
});

test('rotated secret: events have both signatures until the former ends; a test key says so', async () => {
  const { clock, db, enrol, partnerId, sender, sendTo } = await createTestSender({ isTest: true });
  const { received, url } = await startTestServer();
  await sendTo(url);
  const formerSecretEndsAt = new Date(clock.read().getTime() + hour).toISOString();
  await sendTo(url, { webhookSecret: 'whsec_next', formerSecret: secret, formerSecretEndsAt });
  await enrol('500001');
  await sender().sendDue();
  clock.advance(hour);
  await addEvent(db, { partnerId, isTest: 1 }, 'ping', {}, clock.read());
  await sender().sendDue();

  expect(received.map(({ headers }) => String(headers['agile-signature']).match(/v1=/g)?.length)).toEqual([2, 1]);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ isTest: true });
});

test.each(['http://127.0.0.1:1/', 'https://127.0.0.1:1/', 'https://localhost:1/', 'https://[::ffff:127.0.0.1]:1/'])(
  'server of a private network, %s: sent nothing unless the operator allows it',
  async (url) => {
    const { enrol, listed, sender, sendTo } = await createTestSender({}, false);
    await sendTo(url);
    await enrol('500001');

    expect(await sender().sendDue()).toBe(0);
    const [event] = await listed();
    expect(event?.fault).toMatch(/private|without TLS/);
  },
);

test('server in a private network that the partner named: sent nothing, also where the operator allows such servers', async () => {
  const { enrol, listed, sender, sendTo } = await createTestSender();
  await sendTo('https://127.0.0.1:1/', { webhookPublicOnly: 1 });
  await enrol('500001');

  expect(await sender().sendDue()).toBe(0);
  expect((await listed())[0]?.fault).toContain('private');
});

test('partner without an address: no event is kept', async () => {
  const { db, enrol } = await createTestSender();
  await enrol('500001');

  expect(await db.selectFrom('partnerEvents').select('id').execute()).toEqual([]);
});

test('API that sends no events: they wait for one that does', { tags: ['all'] }, async () => {
  const { dataDir, enrol, key, sendTo } = await createTestPartner();
  const { received, url } = await startTestServer();
  await sendTo(url);
  await enrol('500001', { partner: key });
  const webhooks = { allowsPrivate: true };

  await createTestApi({ dataDir, webhooks, sendsEvents: false });
  await wait(300);
  expect(received).toEqual([]);

  await createTestApi({ dataDir, webhooks });
  await expect.poll(() => received).toHaveLength(1);
});
