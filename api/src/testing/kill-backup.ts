import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { checkBackup } from '../backups/check-backup.ts';

const trainer = join(import.meta.dirname, '../command-line/main.ts');

export type BackupEnd = 'killed' | 'finished';

export async function tryBackup(
  env: Record<string, string>,
  dir: string,
  round: number,
  enrolments: number,
): Promise<BackupEnd> {
  const file = join(dir, `backup-${round}.sqlite`);
  const child = spawn(process.execPath, [trainer, 'backup', '--to', file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  if (round % 4 !== 3) {
    while (isRunning && !existsSync(`${file}.part`)) await wait(2);
    await wait((round % 10) * 4);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  if (code === 0) expect(existsSync(file)).toBe(true);
  if (existsSync(file)) expect(checkBackup(file).enrolments).toBeGreaterThanOrEqual(enrolments);
  rmSync(file, { force: true });
  rmSync(`${file}.part`, { force: true });
  return code === 0 ? 'finished' : 'killed';
}
