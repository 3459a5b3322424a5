import { join } from 'node:path';
import { runTrainer } from '../trainer/run-trainer.ts';
import { createTestDir } from './test-dir.ts';
import { createTestPlace, type Engine, openTestPlace } from './test-engines.ts';

/** The trainer's command line over an empty database without demonstration. */
export async function createTestTrainer(engine: Engine = 'SQLite') {
  const dataDir = createTestDir();
  const place = engine === 'SQLite' ? { file: join(dataDir, 'provider.sqlite') } : await createTestPlace(engine);
  const env = { DEMO: '0', DATA_DIR: dataDir, ...('url' in place && { DATABASE_URL: place.url }) };
  const db = await openTestPlace(place);

  async function trainer(...args: string[]) {
    const heard = { out: '', err: '' };
    const code = await runTrainer(args, env, {
      out: (text) => {
        heard.out += text;
      },
      err: (text) => {
        heard.err += text;
      },
    });
    return { code, ...heard };
  }

  return { trainer, db, dataDir, env };
}
