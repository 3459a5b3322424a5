import { extname } from 'node:path';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { BundleContents, ShellContents } from './bundle-contents.ts';

const module = new URL(`./bundle-contents${extname(import.meta.filename)}`, import.meta.url).href;

/** What the server bundle of an area offers, read in a sandbox. */
export const readContents = (name: string, directory: string): Promise<BundleContents> =>
  inSandbox(directory, (call) => call('contentsOfArea', `the bundle of ${name}`, name, directory));

/** What the server bundle of the shell offers, read in a sandbox. */
export const readShellContents = (directory: string): Promise<ShellContents> =>
  inSandbox(directory, (call) => call('contentsOfShell', 'the bundle of the shell', directory));

type Call = ReturnType<typeof openSandbox>['call'];

async function inSandbox<Result>(directory: string, work: (call: Call) => Promise<Result>): Promise<Result> {
  const { call, close } = openSandbox({ module, folders: [directory] });
  try {
    return await work(call);
  } finally {
    close();
  }
}
