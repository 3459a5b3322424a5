import { expect, test } from 'vitest';
import { hour } from '../testing/test-clock.ts';
import { createTestDesk } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { addPerson, addPersonWithCodes, codeOf, testPassword, trainer } from '../testing/test-sign-ins.ts';

test('wrong passwords of one network: it has to wait, another network does not', async () => {
  const { desk } = await createTestDesk({ limits: { guessesPerAccount: 2 } });
  const guess = () => desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' } });
  await guess();
  await guess();
  await guess();

  expect((await guess()).status).toBe(429);
  expect((await desk('POST', '/sign-in', { body: trainer })).status).toBe(429);
  expect((await desk('POST', '/sign-in', { body: trainer, address: '198.51.100.7' })).status).toBe(200);
});

test('address that tries too often: 429', async () => {
  const { desk } = await createTestDesk({ limits: { guessesPerAddress: 1 } });
  await desk('POST', '/sign-in', { body: trainer });

  expect((await desk('POST', '/sign-in', { body: trainer })).status).toBe(429);
  expect((await desk('POST', '/passkey-sign-in/options')).status).toBe(200);
});

onEachEngine((engine) => {
  test('others guess until unknown browsers wait: the browser that was used before gets in, a new one by a mailed link', {
    tags: ['all'],
  }, async () => {
    const testDesk = await createTestDesk({ engine, limits: { guessesPerAddress: 1e9 } });
    const { db, desk } = testDesk;
    const { device } = await desk('POST', '/sign-in', { body: trainer });
    for (let guess = 0; guess < 110; guess++)
      await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' }, address: `198.51.100.${guess}` });
    const signIn = (password: string, known?: string) =>
      desk('POST', '/sign-in', { body: { ...trainer, password }, address: '203.0.113.7', device: known });
    const mails = () => db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').execute();

    expect((await signIn(trainer.password, device)).status).toBe(200);
    const withWrong = await signIn('wrong');
    expect(await mails()).toEqual([]);
    const withRight = await signIn(trainer.password);
    await signIn(trainer.password);
    expect(withRight).toMatchObject({ status: 429, sentence: expect.stringContaining('was mailed to you') });
    expect(withWrong).toMatchObject({ status: 429, sentence: withRight.sentence, device: withRight.device });
    await expect.poll(mails).toHaveLength(1);
    const noted = db.selectFrom('auditLog').select('subject').where('action', '=', 'staff link to sign in mailed');
    await expect.poll(() => noted.execute()).toEqual([{ subject: trainer.email }]);
    const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? [];
    expect((await desk('POST', '/browser', { body: { key: 'other' } })).status).toBe(410);
    const letIn = await desk('POST', '/browser', { body: { key } });
    expect((await desk('POST', '/browser', { body: { key } })).status).toBe(410);
    expect((await signIn('wrong', letIn.device)).status).toBe(403);
    expect((await signIn(trainer.password, letIn.device)).status).toBe(200);
    const told = db.selectFrom('mails').select('text').where('text', 'like', '%mailed link%');
    await expect.poll(() => told.execute()).toHaveLength(1);
  });
});

const signInFrom =
  ({ desk }: Pick<Awaited<ReturnType<typeof createTestDesk>>, 'desk'>) =>
  (code: string, address: string, device?: string) =>
    desk('POST', '/sign-in', {
      body: { email: 'person@example.com', password: testPassword, code },
      address,
      ...(device !== undefined && { device }),
    });

onEachEngine((engine) => {
  test('others who know the password guess codes: the browser that was used before gets in, a new one by a mailed link', {
    tags: ['all'],
  }, async () => {
    const testDesk = await createTestDesk({ engine, limits: { guessesPerAddress: 1e9 } });
    const { clock, db, desk } = testDesk;
    const { device, recoveryCodes, secret } = await addPersonWithCodes(testDesk);
    const signIn = signInFrom(testDesk);
    const mails = () => db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').execute();
    for (let guess = 0; guess < 110; guess++) await signIn('wrong', `198.51.100.${guess}`);

    const own = '203.0.113.7';
    expect((await signIn(codeOf(secret, testDesk), own, device)).status).toBe(200);
    expect((await signIn(recoveryCodes[0], own, device)).status).toBe(200);
    clock.advance(60_000);
    const elsewhere = await signIn(codeOf(secret, testDesk), own);
    expect(elsewhere).toMatchObject({ status: 429, sentence: expect.stringContaining('was mailed to you') });
    await expect.poll(mails).toHaveLength(1);
    const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mails())[0]?.text ?? '') ?? [];
    const letIn = await desk('POST', '/browser', { body: { key } });
    expect((await signIn(codeOf(secret, testDesk), own, letIn.device)).status).toBe(200);
  });
});

test('somebody who knows the password guesses codes: another network, and the browser that was used before, get in', {
  tags: ['all'],
}, async () => {
  const testDesk = await createTestDesk();
  const { clock } = testDesk;
  const { device, recoveryCodes, secret } = await addPersonWithCodes(testDesk);
  const signIn = signInFrom(testDesk);
  for (let guess = 0; guess < 20; guess++) await signIn('wrong', '198.51.100.7');

  expect((await signIn(codeOf(secret, testDesk), '198.51.100.7')).status).toBe(429);
  expect((await signIn(codeOf(secret, testDesk), '198.51.100.7', device)).status).toBe(200);
  expect((await signIn(recoveryCodes[0], '198.51.100.7', device)).status).toBe(200);
  clock.advance(60_000);
  expect((await signIn(codeOf(secret, testDesk), '203.0.113.7')).status).toBe(200);
});

test('mailed link after an hour: does not work any more', { tags: ['all'] }, async () => {
  const { clock, db, desk } = await createTestDesk({ limits: { guessesOfUnknownDevices: 2, guessesPerAccount: 9 } });
  for (let guess = 0; guess < 4; guess++)
    await desk('POST', '/sign-in', { body: { ...trainer, password: 'wrong' }, address: `198.51.100.${guess}` });
  await desk('POST', '/sign-in', { body: trainer });
  const mail = () =>
    db.selectFrom('mails').selectAll().where('subject', 'like', 'A way to sign in%').executeTakeFirst();
  await expect.poll(mail).toBeTruthy();
  clock.advance(hour + 1);

  const [, key = ''] = /\/desk\/browser#([\w-]+)/.exec((await mail())?.text ?? '') ?? [];
  expect((await desk('POST', '/browser', { body: { key } })).status).toBe(410);
});

test('new browser: the person is told by mail; the next time in it, and after a set-up, not', async () => {
  const testDesk = await createTestDesk();
  const { db, desk } = testDesk;
  const mails = async () =>
    (await db.selectFrom('mails').selectAll().where('subject', 'like', 'New browser%').execute()).map(
      ({ recipient }) => recipient,
    );
  await addPerson(testDesk);
  expect(await mails()).toEqual([]);

  const { device } = await desk('POST', '/sign-in', { body: trainer });
  expect(await mails()).toEqual([trainer.email]);
  await desk('POST', '/sign-in', { body: trainer, device });
  expect(await mails()).toEqual([trainer.email]);
});
