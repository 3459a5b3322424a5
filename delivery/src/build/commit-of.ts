import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commit of a checkout, with `+` behind it when files differ from it; `undefined` where there is no version control. */
export async function commitOf(checkout: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', ['-C', checkout, ...args])).stdout.trim();
  try {
    const [top = '', commit] = (await git('rev-parse', '--show-toplevel', 'HEAD')).split('\n');
    if (!commit || realpathSync(top) !== realpathSync(checkout)) return undefined;
    return (await git('status', '--porcelain', '--untracked-files=no')) ? `${commit}+` : commit;
  } catch {
    return undefined;
  }
}
