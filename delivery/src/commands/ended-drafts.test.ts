import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { draftName } from '../store/drafts.ts';
import { liveSite } from '../test/live-site.ts';
import { recordOutput } from '../test/record-output.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

recordOutput();

const refused = () => expect(rollback(['catalog', '--to', 'unknown'], {})).rejects.toThrow(UserError);
const showing = () => retire(['catalog'], {});

test.each([
  ['is refused', refused],
  ['shows what would change', showing],
])('command that %s: drafts of an ended one are gone', async (_, command) => {
  const { pages } = await liveSite();
  const folder = join(pages(0), '..');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await mkdir(join(folder, draftName(pid)));

  await command();

  expect((await readdir(folder)).filter((name) => name.includes('draft-'))).toEqual([]);
});
