import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { createTestTrainer, entriesOf, testInvite } from '../testing/test-trainer.ts';

const testClassArgs = [
  ...['--language', '1111117', '--name', 'Test class', '--start', '2099-12-03T18:30', '--time-zone', 'Europe/Vienna'],
  ...['--pattern', '5 x 2 h, Thu 18:30', '--price', '480', '--currency', 'EUR', '--seats', '10'],
  ...['--description', 'First <b>test</b>.\n\nSecond test.'],
];

onEachEngine((engine) => {
  test('a class is added in its own time zone and listed', async () => {
    const { trainer, db } = await createTestTrainer(engine);
    const { out } = await trainer('add-class', ...testClassArgs);
    const row = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    expect(out).toBe('Added class 500001: http://localhost:3000/class/500001\n');
    expect(row).toMatchObject({
      id: '500001',
      startsAt: '2099-12-03T17:30:00.000Z',
      localStart: '2099-12-03T18:30:00+01:00',
      description: '<p>First &lt;b&gt;test&lt;/b&gt;.</p><p>Second test.</p>',
      seatsTotal: 10,
      seatsLeft: 10,
    });
    expect((await trainer('add-class', ...testClassArgs)).out).toContain('500002');
    expect((await trainer('classes')).out).toMatch(/500001 +Test class +2099-12-03 18:30 Europe\/Vienna +10 of 10\n/);
  });

  test('a class that would start outside its pattern is refused, new or changed', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db.insertInto('classes').values(testClass()).execute();
    const err =
      'The class would start on Thursday, 2099-12-03 18:30, which is no session of its pattern "5 x 2 h, Tue 18:30".\n';
    expect(await trainer('add-class', ...withPattern('5 x 2 h, Tue 18:30'))).toEqual({ code: 1, out: '', err });
    const change = ['change-class', '--id', 'test-class'];
    expect((await trainer(...change, '--pattern', '5 x 2 h, Mon+Wed 09:00')).code).toBe(1);
    expect((await trainer(...change, '--start', '2099-06-01T09:00')).code).toBe(1);
    expect((await trainer(...change, '--start', '2099-06-01T09:00', '--pattern', '5 x 2 h, Mon 09:00')).code).toBe(0);
  });

  test('a class changes in what is given; seats that are taken stay taken', { tags: ['all'] }, async () => {
    const { trainer, db } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ seatsTotal: 10, seatsLeft: 4 }))
      .execute();
    const before = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    await trainer(
      'change-class',
      '--id',
      'test-class',
      '--seats',
      '12',
      '--price',
      '500',
      '--start',
      '2099-06-02T09:00',
    );
    const changed = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
    expect(changed).toEqual({
      ...before,
      seatsTotal: 12,
      seatsLeft: 6,
      price: '500',
      startsAt: '2099-06-02T07:00:00.000Z',
      localStart: '2099-06-02T09:00:00+02:00',
      endsAt: '2099-06-30T09:00:00.000Z',
      version: before.version + 1,
    });
    expect(await trainer('change-class', '--id', 'test-class', '--seats', '5')).toEqual({
      code: 1,
      out: '',
      err: 'Seats: 6 are taken.\n',
    });
    expect((await trainer('change-class', '--id', 'test-class', '--seats', '6')).code).toBe(0);
    expect((await trainer('change-class', '--id', 'test-class')).code).toBe(2);
    expect((await trainer('change-class', '--id', 'nothing', '--seats', '6')).code).toBe(1);
  });

  test('a partner gets a key, other origins, a new key, and keys end', async () => {
    const { trainer, dataDir, db } = await createTestTrainer(engine);
    const origins = (...values: string[]) => values.flatMap((value) => ['--origin', value]);
    const keyIn = (text: string) => /pk_\w+/.exec(text)?.[0] ?? '';
    const added = await trainer('add-partner', '--name', 'Test', ...origins('https://b.example', 'https://a.example/'));
    const key = keyIn(added.out);

    expect(added.out).toMatch(/^Partner test-\w{6} with the key pk_live_\w{32} for https:\/\/b\.example and https/);
    expect((await trainer('partner-origins', '--key', key, ...origins('http://127.0.0.1:8080'))).code).toBe(0);
    expect((await trainer('partners')).out).toMatch(
      /test-\w{6} +Test +pk_live_\w{32} +valid +http:\/\/127\.0\.0\.1:8080/,
    );
    expect((await trainer('partner-origins', '--key', key, ...origins('http://a.example'))).err).toContain(
      'without TLS',
    );
    expect((await trainer('partner-origins', '--key', key, ...origins('https://a.example/page'))).code).toBe(2);
    const rotated = await trainer('rotate-partner-key', '--key', key);
    expect(keyIn(rotated.out)).not.toBe(key);
    expect((await trainer('revoke-partner-key', '--key', key)).code).toBe(0);
    expect((await trainer('revoke-partner-key', '--key', key)).code).toBe(1);
    const [partner = ''] = /test-\w{6}/.exec(added.out) ?? [];
    const staging = ['--for', 'Staging', '--test', ...origins('http://staging.example')];
    expect((await trainer('add-partner-key', '--partner', partner, ...staging)).out).toContain('pk_test_');
    expect((await trainer('add-partner-key', '--partner', 'nobody', ...staging)).code).toBe(1);
    const report = ['partner-report', '--partner', partner, '--month', '2026-11'];
    expect((await trainer(...report)).code).toBe(0);
    expect((await trainer(...report, '--to', dataDir)).code).toBe(1);
    expect((await entriesOf(db)).slice(-2)).toMatchObject([
      { action: 'partner key created' },
      { action: 'partner report exported', subject: 'Test', detail: '2026-11' },
    ]);
  });
});

test('help names every command and every option', async () => {
  const { trainer } = await createTestTrainer();
  const general = await trainer('--help');
  const one = await trainer('invite', '--help');
  expect(general.code).toBe(0);
  expect(general.out).toContain('add-partner');
  expect(one.out).toContain('--email address  E-mail (required)');
  expect((await trainer('export', '--help')).out).toContain('Default: what the file is called, as in classes.csv');
  expect((await trainer()).code).toBe(2);
});

const withPattern = (pattern: string) =>
  testClassArgs.map((value, index) => (testClassArgs[index - 1] === '--pattern' ? pattern : value));

test('a command line that cannot be read is one sentence and exit code 2', { tags: ['all'] }, async () => {
  const { trainer } = await createTestTrainer();
  const misuse = async (...args: string[]) => {
    const { code, err } = await trainer(...args);
    expect(code).toBe(2);
    return err;
  };
  expect(await misuse('nothing')).toBe('There is no command "nothing". See: npm run trainer -- --help\n');
  expect(await misuse('invite')).toContain('--email and --name and --class are missing.');
  expect(await misuse('invite', '--nothing')).toContain('There is no option --nothing. See:');
  expect(await misuse('add-staff', '--emial', 'a@b.example')).toContain('no option --emial. Do you mean --email?');
  expect(await misuse('ad-staff')).toContain('There is no command "ad-staff". Do you mean add-staff?');
  expect(await misuse('revoke', '--email', 'a', '--email', 'b')).toContain('--email is given more than once.');
  expect(await misuse('revoke', '--email', 'nobody')).toContain('"nobody" is no e-mail address.');
  expect(await misuse('revoke', '--email', 'a@b.example, c@d.example')).toContain('is no e-mail address.');
  expect(await misuse('revoke', '--email', 'a＠b.example')).toContain('“＠” looks like “@”');
  expect(await misuse(...testInvite, '--days', '0')).toContain('--days has to be a whole number from 1 to 365.');
  expect(await misuse('add-class', ...testClassArgs, '--mode', 'Test')).toContain('--mode has to be one of');
  expect(await misuse('add-class', ...withPattern('5 x 2 h'))).toContain(
    '--pattern has to name the days, like "5 x 2 h',
  );
  for (const pattern of [
    '1 x 99999999999999 h, Mon 18:30',
    '101 x 2 h, Mon 18:30',
    '0 x 2 h, Mon 18:30',
    '2 x 0 h, Mon 18:30',
    '2 x 2 h, Mon+Xyz 18:30',
    'never',
  ])
    expect(await misuse('add-class', ...withPattern(pattern))).toContain('--pattern has to ');
});

test('what does not exist is refused with one sentence and exit code 1', async () => {
  const { trainer } = await createTestTrainer();
  const classInNoZone = testClassArgs.map((value) => (value === 'Europe/Vienna' ? 'Europe/Nowhere' : value));
  const classInNoLanguage = testClassArgs.map((value) => (value === '1111117' ? '1' : value));
  expect(await trainer(...testInvite)).toEqual({
    code: 1,
    out: '',
    err: 'There is no class test-class on the site.\n',
  });
  expect((await trainer('add-class', ...classInNoZone)).err).toContain('is no time in "Europe/Nowhere"');
  expect((await trainer('add-class', ...classInNoLanguage)).err).toBe('There is no Language 1.\n');
});
