import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WatchedRelease } from './watched-releases.ts';

const cli = join(import.meta.dirname, '../cli.ts');

/** Takes a release back in a process of its own, with an environment. @throws with what it says when it fails */
export const takeBackWith =
  (env: NodeJS.ProcessEnv) =>
  async (watched: WatchedRelease, why: string): Promise<void> => {
    const args = [cli, 'take-back', JSON.stringify({ ...watched, why })];
    const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4000);
    });
    const [code, signal] = await once(command, 'close');
    if (code !== 0) throw new Error(errors.trim() || `It ended with ${signal ?? code}.`);
  };
