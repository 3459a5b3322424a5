import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';
import { benchAttack } from './attack/bench-attack.ts';
import { benchReaders } from './attack/bench-readers.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchPages } from './pages/bench-pages.ts';
import { countIn, readSizes } from './read-sizes.ts';
import { benchReleases } from './releases/bench-releases.ts';
import { soak } from './soak/soak.ts';

const usage = `Usage: npm run bench -- api [--rows 1000,1000000] [--rounds 15] [--slot 400]
       npm run bench -- lighthouse [--site http://localhost:3000] [/path …]
       npm run bench -- pages [--site http://localhost:3000] [--before http://localhost:3001] [--rounds 15]
           [--only before,site] [--keep] [/path …]
       npm run bench -- next-page [--site http://localhost:3000] [--rounds 15]
       npm run bench -- cpu [--site http://localhost:3000] [--before http://localhost:3001] [--rounds 15] [/path …]
       npm run bench -- embed [--site http://localhost:3000] [--rounds 9]
       npm run bench -- attack [--rounds 15]
       npm run bench -- readers
       npm run bench -- desk [--rounds 15]
       npm run bench -- releases [--rounds 50]
       npm run bench -- documents [--sizes 115,11000]
       npm run soak [-- --minutes 30]`;

const [what, ...options] = process.argv.slice(2);

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function run(): Promise<void> {
  if (what === 'api') {
    const sizes = readSizes(options);
    // The PostgreSQL of its own ends the process with 0, whatever exit code is set.
    return (await import('./api/bench-api.ts')).benchApi(sizes);
  }
  if (what === 'lighthouse') {
    const { values, positionals } = parseArgs({
      args: options,
      options: { site: { type: 'string' } },
      allowPositionals: true,
    });
    return benchLighthouse(values.site, positionals);
  }
  if (what === 'pages') {
    const { values, positionals } = parseArgs({
      args: options,
      options: {
        site: { type: 'string' },
        before: { type: 'string' },
        only: { type: 'string', default: '' },
        rounds: { type: 'string', default: '15' },
        keep: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const only = values.only.split(',').filter(Boolean);
    return benchPages({ ...values, only, rounds: countIn('rounds', values.rounds, 1), paths: positionals });
  }
  if (what === 'next-page') {
    const { values } = parseArgs({
      args: options,
      options: { site: { type: 'string' }, rounds: { type: 'string', default: '15' } },
    });
    return (await import('./next-page/bench-next-page.ts')).benchNextPage(
      values.site,
      countIn('rounds', values.rounds, 1),
    );
  }
  if (what === 'cpu') {
    const { values, positionals } = parseArgs({
      args: options,
      options: {
        site: { type: 'string' },
        before: { type: 'string' },
        rounds: { type: 'string', default: '15' },
      },
      allowPositionals: true,
    });
    const rounds = countIn('rounds', values.rounds, 1);
    return (await import('./cpu/bench-cpu.ts')).benchCpu({ ...values, rounds, paths: positionals });
  }
  if (what === 'embed') {
    const { values } = parseArgs({
      args: options,
      options: { site: { type: 'string' }, rounds: { type: 'string', default: '9' } },
    });
    return (await import('./embed/bench-embed.ts')).benchEmbed(values.site, countIn('rounds', values.rounds, 1));
  }
  if (what === 'attack') {
    const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '15' } } });
    return benchAttack(countIn('rounds', values.rounds, 1));
  }
  if (what === 'readers') return benchReaders();
  if (what === 'desk') {
    const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '15' } } });
    return (await import('./desk/bench-desk.ts')).benchDesk(countIn('rounds', values.rounds, 1));
  }
  if (what === 'releases') {
    const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '50' } } });
    if (!(await benchReleases(countIn('rounds', values.rounds, 1)))) process.exitCode = 1;
    return;
  }
  if (what === 'documents') {
    const { values } = parseArgs({ args: options, options: { sizes: { type: 'string', default: '115,11000' } } });
    const sizes = values.sizes.split(',').map((size) => countIn('sizes', size, 1));
    return (await import('./documents/bench-documents.ts')).benchDocuments(sizes);
  }
  if (what === 'soak') {
    const { values } = parseArgs({ args: options, options: { minutes: { type: 'string', default: '30' } } });
    if (!(await soak(countIn('minutes', values.minutes, 1)))) process.exitCode = 1;
    return;
  }
  throw new UsageError(usage);
}
