import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDir } from '../testing/test-dir.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { createWriter } from './writer.ts';

const madeTable = (name: string) => [{ sql: `create table ${name} (id integer)`, parameters: [] }];

test('file that is closed: what is written afterwards is refused, and the next file gets its own writes alone', async () => {
  const folder = createTestDir();
  const files = [join(folder, 'first.sqlite'), join(folder, 'second.sqlite')] as const;
  const [first, second] = [createWriter(files[0]), createWriter(files[1])];
  await first.write(madeTable('early'));
  const closed = first.close();
  await expect(first.write(madeTable('late'))).rejects.toThrow('The thread that writes has ended');
  await closed;
  await second.write(madeTable('own'));
  await second.close();

  const tables = files.map((file) => {
    const { database, run } = openSqliteFile(file);
    const { rows } = run({ sql: 'select name from sqlite_schema', parameters: [] });
    database.close();
    return rows;
  });
  expect(tables).toEqual([[{ name: 'early' }], [{ name: 'own' }]]);
});
