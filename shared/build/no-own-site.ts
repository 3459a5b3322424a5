import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['data', 'releases'].map((name) => join(import.meta.dirname, '../..', name));

/** A site of this checkout keeps there what is real: a test that writes there has no folder of its own. */
export default function setup(): () => void {
  const absent = folders.filter((folder) => !existsSync(folder));
  return () => {
    for (const folder of absent.filter((folder) => existsSync(folder)))
      throw new Error(
        `${folder} came into being during the tests. If somebody has started a site of this checkout meanwhile, all is well. Otherwise a test has to name folders of its own (DATA_DIR, RELEASES_DIR), and what it has made has to go.`,
      );
  };
}
