import { benchApi } from './api/bench-api.ts';
import { Misused, readSizes } from './read-sizes.ts';

const [what, ...options] = process.argv.slice(2);

try {
  if (what !== 'api') throw new Misused('Usage: npm run bench -- api [--rows 1000,1000000] [--rounds 15] [--slot 400]');
  await benchApi(readSizes(options));
} catch (error) {
  if (!(error instanceof Misused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
