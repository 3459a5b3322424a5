import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['data', 'releases'].map((name) => join(import.meta.dirname, '../..', name));

/** A site of this checkout keeps there what is real: a test that writes there has no folder of its own. */
export default function setup(): () => void {
  const absent = folders.filter((folder) => !existsSync(folder));
  return () => {
    for (const folder of absent.filter((folder) => existsSync(folder)))
      throw new Error(`Something has made ${folder} during the tests. A test has to name a folder of its own.`);
  };
}
