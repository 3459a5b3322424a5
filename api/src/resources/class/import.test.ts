import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDesk, testDeskOrigin } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createTestTrainer } from '../../testing/test-trainer.ts';

const head = 'Name,Language,First session,Time zone,Sessions,Mode,Trainer,Seats,Price,Currency,Description,State';
const times = '2099-03-03T18:00,Europe/Vienna,"5 x 2 h, Tue 18:00"';
const morning = `Morning class,Money,${times},Live online,,12,490.00,EUR,Words about it,published`;
const evening = `Evening class,1111117,${times},Live online,,8,490.00,EUR,<p>Words</p>,`;

async function createImporter(engine?: Parameters<typeof createTestTrainer>[0]) {
  const { dataDir, db, trainer } = await createTestTrainer(engine);
  async function exported() {
    const file = join(dataDir, 'export.csv');
    await trainer('export', file, '--kind', 'classes');
    return readFileSync(file, 'utf8');
  }
  function importFile(bytes: string | Buffer, ...options: string[]) {
    const file = join(dataDir, 'classes.csv');
    writeFileSync(file, bytes);
    return trainer('import', file, ...options);
  }
  const importText = (lines: string[], ...options: string[]) => importFile([head, ...lines].join('\n'), ...options);
  const classes = () =>
    db
      .selectFrom('classes')
      .select(['name', 'state', 'languageId', 'localStart', 'seatsLeft'])
      .orderBy('name')
      .execute();
  return { classes, db, importFile, importText, exported };
}

onEachEngine((engine) => {
  test('classes from a file: a dry run announces none, the import each once, the same again none', async () => {
    const { classes, db, importText } = await createImporter(engine);
    const before = await classes();
    expect((await importText([morning, evening], '--dry-run')).out).toContain(
      'Nothing is wrong. It would be: 2 added, 0 changed, 0 as they are; 1 published.',
    );
    expect(await classes()).toEqual(before);

    expect((await importText([morning, evening])).out).toContain('Imported: 2 added');
    const added = (await classes()).filter(({ name }) => / class$/.test(name));
    expect(added).toMatchObject([
      { name: 'Evening class', state: 'draft', languageId: '1111117', seatsLeft: 8 },
      { name: 'Morning class', state: 'published', localStart: '2099-03-03T18:00:00+01:00', seatsLeft: 12 },
    ]);
    const actions = await db.selectFrom('auditLog').select('action').orderBy('action').execute();
    expect(actions.map(({ action }) => action)).toEqual(['class created', 'class created', 'class published']);

    expect((await importText([morning, evening])).out).toContain('Imported: 0 added, 0 changed, 2 as they are');
    expect(await classes()).toHaveLength(before.length + 2);

    const begun = await importText([morning.replace('2099-03-03', '2026-03-03')]);
    expect(begun.out).toContain('Its first session has begun. Use State draft, and publish it in the desk.');
    expect(begun.out).not.toContain('?');
  });

  test('sessions as people write them: kept in one form, and the same again is none', async () => {
    const { db, importText } = await createImporter(engine);
    const written = (sessions: string) => morning.replace('5 x 2 h, Tue 18:00', sessions);
    await importText([written('Tue, Wed 18–20')]);
    const [added] = await db.selectFrom('classes').select('pattern').where('name', '=', 'Morning class').execute();
    expect(added?.pattern).toBe('2 x 2 h, Tue+Wed 18:00');
    expect((await importText([written('2 × 2h Tue+Wed')])).out).toContain('0 added, 0 changed, 1 as they are');
  });

  test('exported classes in every state, imported again: nothing changes; what would change one is refused', async () => {
    const { classes, db, exported, importFile, importText } = await createImporter(engine);
    await importText([morning, evening, `"=1+1, ""Ärger""'",Money,${times},Classroom,,3,99.00,EUR,Words,`]);
    const ids = (await db.selectFrom('classes').select('id').orderBy('id', 'desc').limit(5).execute()).map(
      ({ id }) => id,
    );
    await db
      .updateTable('classes')
      .set({ state: 'cancelled' })
      .where('id', '=', ids[3] ?? '')
      .execute();
    await db
      .updateTable('classes')
      .set({ seatsLeft: 0 })
      .where('id', '=', ids[4] ?? '')
      .execute();
    const before = await classes();
    const text = await exported();

    expect(text).toContain('2099-03-03T18:00,Europe/Vienna');
    expect((await importFile(text)).out).toContain(`Imported: 0 added, 0 changed, ${before.length} as they are`);
    expect(
      (await importFile(text.replaceAll(',', ';').replaceAll(/"[^"]*"/g, (cell) => cell.replaceAll(';', ',')))).out,
    ).toContain(`${before.length} as they are`);
    expect(await classes()).toEqual(before);
    const { out } = await importFile(text.replace(',490.00,', ',480.00,'));
    expect(out).toMatch(/Price +A file changes no class\. Change it in the desk/);
    expect(await classes()).toEqual(before);
  });

  test('file as a spreadsheet in Europe writes it: read; all that is wrong with a row is said at once', async () => {
    const { db, importFile, importText } = await createImporter(engine);
    const file = [
      'sep=;',
      `${head.replaceAll(',', ';')};;`,
      ';;;;;;;;;;;;;',
      'Grüne Klasse;Money;03.03.2099 18:00;Europe/Vienna;5 x 2 h, Tue 18:00;live online;;12;1.490,00;eur;Words;Published;;',
    ].join('\r\n');
    const { out: said } = await importFile(Buffer.from(file, 'latin1'));
    expect(said).toContain('1 added, 0 changed, 0 as they are; 1 published.');
    expect(said).toContain('Read as Windows-1252, row 4 has “Grüne”.');
    expect(
      await db
        .selectFrom('classes')
        .select(['localStart', 'price', 'mode', 'currency', 'state'])
        .where('name', '=', 'Grüne Klasse')
        .execute(),
    ).toEqual([
      {
        localStart: '2099-03-03T18:00:00+01:00',
        price: '1490.00',
        mode: 'Live online',
        currency: 'EUR',
        state: 'published',
      },
    ]);
    const { out } = await importText([
      'No date,Nothing,02/03/2027 18:00,Europe/Vienna,"5 x 2 h, Tue 18:00",By post,,0,4.90.0,XYZ,Words,maybe',
    ]);
    const found = [...out.matchAll(/^2 +(\S+(?: \S+)*) {2,}(.*)$/gm)].map(([, column]) => column);
    expect(found.toSorted()).toEqual(
      ['Currency', 'First session', 'Language', 'Mode', 'Price', 'Seats', 'State'].toSorted(),
    );
    expect(out).toContain('“02/03/2027 18:00” can be two days. Write the year first: 2026-12-03.');
    expect(await db.selectFrom('classes').select('id').where('name', '=', 'No date').execute()).toEqual([]);
  });

  test('faults: each with its row and column, and no class is announced', async () => {
    const { classes, importText } = await createImporter(engine);
    const before = await classes();
    const { code, out, err } = await importText([
      morning,
      morning.replace('Money', 'Nothing'),
      morning.replace('2099-03-03', '2099-03-04'),
      morning.replace('Live online', 'By post'),
      morning.replace('Morning class', ''),
      morning.replace(',,12', ',Nobody,12'),
      morning.replace('12,', '0,'),
      morning.replace('published', 'full'),
    ]);

    expect({ code, err }).toEqual({ code: 1, err: 'Nothing was imported.\n' });
    const faults = out
      .split('\n')
      .flatMap((line) => /^(\d+)\s{2,}(\S.*?)\s{2,}(\S.*?)\s*$/.exec(line)?.slice(1, 3).join(' ') ?? []);
    expect(faults).toEqual(['3 Language', '4 First session', '5 Mode', '6 Name', '7 Trainer', '8 Seats', '9 State']);
    expect(await classes()).toEqual(before);
  });
});

test('classes from a file, in the desk: a trainer may, an editor may not', async () => {
  const { api, db, signInAs } = await createTestDesk();
  async function importAs(role: 'trainer' | 'editor', query: string) {
    const cookie = `staff=${await signInAs(role)}`;
    const headers = { host: 'localhost:3000', origin: testDeskOrigin, cookie, 'content-type': 'text/csv' };
    const url = `/desk/api/import/classes${query}`;
    const response = await api.inject({ method: 'POST', url, headers, payload: `${head}\n${morning}\n` });
    return { status: response.statusCode, body: response.json() };
  }

  expect((await importAs('editor', '')).status).toBe(403);
  expect((await importAs('trainer', '?dry=1')).body).toMatchObject({ isDone: false, added: 1, faults: [] });
  expect((await importAs('trainer', '')).body).toMatchObject({ isDone: true, added: 1, published: 1 });
  expect(await db.selectFrom('classes').select('state').where('name', '=', 'Morning class').execute()).toEqual([
    { state: 'published' },
  ]);
});
