import { expect, test } from 'vitest';
import { formMail, placeAskedMail } from '../resources/message/mails.ts';
import { createTestApi } from '../testing/test-api.ts';
import { hour, minute } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestQueue, testMail } from '../testing/test-mail-queue.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { testClass } from '../testing/test-rows.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';
import { forgetTexts } from './kept-texts.ts';
import { smtpOptions } from './mail-sender.ts';

const nowhere = 'smtp://127.0.0.1:1';

onEachEngine((engine) => {
  test('a mail with a calendar file brings it with its method, and the database forgets it', async () => {
    const { mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    await mails.add({ ...testMail, calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n' });
    await senderTo(url).sendDue();
    expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(received[0]).toMatch(/Content-Type: application\/ics; name=class\.ics/);
    expect((await mails.newest(1))[0]?.calendar).toBe('');
  });

  test('a mail arrives in text and HTML, once, and the database forgets what it said', async () => {
    const { mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    await mails.add(testMail);
    const sender = senderTo(url);
    expect(await sender.sendDue()).toBe(1);
    expect(await sender.sendDue()).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(
      /^From: Agile Languages <no-reply@example\.com>\r\nTo: member@example\.com\r\nReply-To: office@example\.com\r\nSubject: Test subject/m,
    );
    expect(received[0]).toContain('Content-Type: text/plain');
    expect(received[0]).toContain('Content-Type: text/html');
    expect(await mails.unsent()).toEqual([]);
    expect((await mails.newest(1))[0]).toMatchObject({ text: '', html: '', nextTryAt: null, fault: null });
  });

  test('a mail about a message of a visitor is answered to the visitor', async () => {
    const { clock, db, mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    const from = { brand: 'Test', mail: { from: testMail.sender, contactTo: 'office@example.com' } };
    await mails.add(formMail(from, 'visitor@example.com', 'test-contact', 'Test message'));
    await mails.add(placeAskedMail(from, 'visitor@example.com', 'Test class', 'Test message'));
    await senderTo(url).sendDue();
    await senderTo(url).sendDue();

    expect(received.map((mail) => /^Reply-To: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
      'visitor@example.com',
      'visitor@example.com',
    ]);
    clock.advance(5 * 24 * hour);
    await forgetTexts(db, clock.read());
    expect(await mails.newest(2)).toMatchObject([{ replyTo: '' }, { replyTo: '' }]);
  });

  test('while the mail server is away mails wait, longer each time; when it is back they go', async () => {
    const { clock, mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    await mails.add(testMail);
    const lost = senderTo(nowhere);
    expect(await lost.sendDue()).toBe(0);
    expect((await mails.unsent())[0]).toMatchObject({ tries: 1, fault: 'ESOCKET', text: 'Test text' });
    expect(await senderTo(url).sendDue()).toBe(0);
    clock.advance(10_000);
    await lost.sendDue();
    clock.advance(19_999);
    expect(await senderTo(url).sendDue()).toBe(0);
    clock.advance(1);
    expect(await senderTo(url).sendDue()).toBe(1);
    expect(received).toHaveLength(1);
  });

  test('mail server away for an hour: each of twenty mails goes once, within an hour of its return', {
    tags: ['all'],
  }, async () => {
    const { clock, mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    for (let index = 0; index < 20; index++)
      await mails.add({ ...testMail, words: { subject: `Test ${index}`, text: 'Test text' } });
    const [lost, back] = [senderTo(nowhere), senderTo(url)];
    for (let minutes = 0; minutes < 60; minutes++) {
      await lost.sendDue();
      clock.advance(minute);
    }
    for (let minutes = 0; minutes <= 60; minutes++) {
      await back.sendDue();
      clock.advance(minute);
    }

    expect(received).toHaveLength(20);
    expect(new Set(received.map((mail) => /Subject: (.*)\r/.exec(mail)?.[1])).size).toBe(20);
    expect(await mails.unsent()).toEqual([]);
  });

  test('two processes send each mail once', async () => {
    const { mails, senderTo } = await createTestQueue(engine);
    const { received, url } = await startTestMailServer();
    for (let index = 0; index < 10; index++)
      await mails.add({ ...testMail, words: { subject: `Test ${index}`, text: 'Test text' } });
    const [one, other] = await Promise.all([senderTo(url).sendDue(), senderTo(url).sendDue()]);
    expect(one + other).toBe(10);
    expect(new Set(received.map((mail) => /Subject: (.*)\r/.exec(mail)?.[1])).size).toBe(10);
  });

  test('a mail whose sender died is sent by the next one', async () => {
    const { clock, mails, senderTo } = await createTestQueue(engine);
    const { url } = await startTestMailServer();
    await mails.add(testMail);
    await mails.claimDue();
    expect(await senderTo(url).sendDue()).toBe(0);
    clock.advance(5 * minute);
    expect(await senderTo(url).sendDue()).toBe(1);
  });

  test('a clock that is set back holds no mail back', async () => {
    const { clock, mails, senderTo } = await createTestQueue(engine);
    const { url } = await startTestMailServer();
    await mails.add(testMail);
    clock.advance(-24 * hour);
    expect(await senderTo(url).sendDue()).toBe(1);
  });
});

test('server that reports what becomes of mails: asked to, by the id of the mail, without its text', async () => {
  const { mails, senderTo } = await createTestQueue();
  const asked: unknown[] = [];
  const { url } = await startTestMailServer({
    hideDSN: false,
    onRcptTo: (address, { envelope }, done) => {
      asked.push([envelope.dsn, address.dsn]);
      done();
    },
  });
  await mails.add(testMail);
  await mails.add({ ...testMail, recipient: 'jörg@example.com' });
  const [second, first] = await mails.newest(2);

  await senderTo(url).sendDue();

  const notify = ['FAILURE', 'DELAY'];
  expect(asked).toEqual([
    [
      { ret: 'HDRS', envid: first?.id },
      { notify, orcpt: 'rfc822;member@example.com' },
    ],
    [{ ret: 'HDRS', envid: second?.id }, { notify }],
  ]);
});

test('server that does not report: gets the mail all the same', async () => {
  const { mails, senderTo } = await createTestQueue();
  const { received, url } = await startTestMailServer({ hideDSN: true });
  await mails.add(testMail);
  expect(await senderTo(url).sendDue()).toBe(1);
  expect(received[0]).toMatch(/^Message-ID: <[\w-]{36}@example\.com>\r$/m);
});

test('an address that the server refuses is given up after three tries and kept', async () => {
  const { clock, mails, senderTo } = await createTestQueue();
  const { received, url } = await startTestMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  });
  await mails.add(testMail);
  const sender = senderTo(url);
  for (let day = 0; day < 5; day++) {
    await sender.sendDue();
    clock.advance(24 * hour);
  }
  expect(received).toEqual([]);
  expect(await mails.unsent()).toMatchObject([
    { tries: 3, nextTryAt: null, fault: 'EENVELOPE 550 no such mailbox', text: 'Test text' },
  ]);
  await mails.retryAll();
  await sender.sendDue();
  expect(await mails.unsent()).toMatchObject([{ tries: 1, nextTryAt: expect.any(String) }]);
});

test('a server that is busy for now is tried again without end', { tags: ['all'] }, async () => {
  const { clock, mails, senderTo } = await createTestQueue();
  const { url } = await startTestMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('try later'), { responseCode: 451 })),
  });
  await mails.add(testMail);
  const sender = senderTo(url);
  for (let day = 0; day < 10; day++) {
    await sender.sendDue();
    clock.advance(24 * hour);
  }
  expect(await mails.unsent()).toMatchObject([{ tries: 10, nextTryAt: expect.any(String) }]);
});

test('a running API sends what the trainer wrote', async () => {
  const { received, url } = await startTestMailServer();
  const { trainer, db, dataDir } = await createTestTrainer();
  await db.insertInto('classes').values(testClass()).execute();
  await trainer('invite', '--email', 'new@example.com', '--name', 'Test', '--class', 'test-class');
  await createTestApi({ dataDir, demo: false, mail: { smtpUrl: url }, clock: () => new Date() });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toContain('To: new@example.com');
});

test('a demonstration sends nothing', async () => {
  const { received, url } = await startTestMailServer();
  const { api } = await createTestApi({ mail: { smtpUrl: url } });
  await api.close();
  expect(received).toEqual([]);
});

test('a mail server elsewhere has to speak TLS, one on this machine need not', () => {
  expect(smtpOptions('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(smtpOptions('smtps://mail.example')).toMatchObject({ port: 465, secure: true });
  expect(smtpOptions('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false, ignoreTLS: true });
});

test('user and password of the address are decoded; mails read no files and no addresses', () => {
  expect(smtpOptions('smtp://test%40user:p%2Fw@mail.example')).toMatchObject({
    auth: { user: 'test@user', pass: 'p/w' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  expect(smtpOptions('smtp://mail.example')).not.toHaveProperty('auth');
});
