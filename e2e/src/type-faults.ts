import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './run.ts';

/** What TypeScript says of sources that a partner has in a folder. */
export async function typeFaults(
  folder: string,
  include: readonly string[],
  paths: Readonly<Record<string, string[]>> = {},
): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'preserve',
    types: [],
    skipLibCheck: true,
    paths,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const { code, output } = await runTool('tsc', ['-p', folder]);
  return code === 0 ? output : `${output}exit code ${code}`;
}
