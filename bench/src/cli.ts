import { parseArgs } from 'node:util';
import { unknownOption } from '@agile-languages/shared/build/checkout';
import { guess, UsageError } from '@agile-languages/shared/errors';
import { chosenPaths, countIn, countsIn } from './options.ts';

const usage = `Usage: npm run bench -- pages [--site http://localhost:3000] [--before http://localhost:3001] [--rounds 15]
           [--only before,site] [--query utm_source=letter] [--keep] [/path …]
       npm run bench -- --check
       npm run bench -- cpu [--site http://localhost:3000] [--before http://localhost:3001] [--rounds 15] [/path …]
       npm run bench -- partners [--site http://localhost:3000] [--rounds 5]
       npm run bench -- lighthouse [--site http://localhost:3000] [/path …]
       npm run bench -- api [--rows 1000,50000] [--rounds 15] [--slot 400]
       npm run bench -- serving [--site http://localhost:3000] [--before http://localhost:3001] [--rounds 15]
           [--slot 400] [--idle 2000]
       npm run bench -- servers [--counts 1,2,4] [--rounds 8] [--slot 1000]
       npm run bench -- releases [--rounds 50]
       npm run bench -- documents [--sizes 115,11000]
       npm run bench -- classes [--sizes 34,1000]
       npm run bench -- together [--seconds 20]`;

const text = { type: 'string' } as const;
const withDefault = (value: string) => ({ type: 'string', default: value }) as const;
const compared = { site: text, before: text, rounds: withDefault('15') };

/** Loaded when needed: the PostgreSQL of `api` ends the process with 0, whatever exit code is set. */
const programs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  pages: async (args) => {
    const options = {
      ...compared,
      only: withDefault(''),
      query: withDefault(''),
      keep: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { measuredPages } = await import('./pages/measured-pages.ts');
    const paths = chosenPaths(
      positionals,
      measuredPages.map(({ path }) => path),
    );
    const only = values.only.split(',').filter(Boolean);
    const { benchPages } = await import('./pages/bench-pages.ts');
    await benchPages({ ...values, only, rounds: countIn('rounds', values.rounds), paths });
  },
  '--check': async () => {
    const { title, faults } = await (await import('./pages/results.ts')).checkNewest();
    process.stdout.write(`${[title, ...faults].join('\n')}\n`);
    if (faults.length > 0) process.exitCode = 1;
  },
  cpu: async (args) => {
    const { values, positionals } = parseArgs({ args, options: compared, allowPositionals: true });
    const rounds = countIn('rounds', values.rounds);
    await (await import('./cpu/bench-cpu.ts')).benchCpu({ ...values, rounds, paths: positionals });
  },
  partners: async (args) => {
    const options = { site: text, rounds: withDefault('5') };
    const { site, rounds } = parseArgs({ args, options }).values;
    const { benchPartners } = await import('./bench-partners.ts');
    if (!(await benchPartners({ site, rounds: countIn('rounds', rounds) }))) process.exitCode = 1;
  },
  lighthouse: async (args) => {
    const { values, positionals } = parseArgs({ args, options: { site: text }, allowPositionals: true });
    await (await import('./lighthouse.ts')).benchLighthouse(values.site, positionals);
  },
  api: async (args) => {
    const options = { rows: withDefault('1000,50000'), rounds: withDefault('15'), slot: withDefault('400') };
    const { rows, rounds, slot } = parseArgs({ args, options }).values;
    const sizes = {
      rows: countsIn('rows', rows, 20),
      rounds: countIn('rounds', rounds),
      slot: countIn('slot', slot, 50),
    };
    await (await import('./throughput/bench-api.ts')).benchApi(sizes);
  },
  serving: async (args) => {
    const options = { ...compared, slot: withDefault('400'), idle: withDefault('2000') };
    const { site, before, rounds, slot, idle } = parseArgs({ args, options }).values;
    await (await import('./throughput/bench-serving.ts')).benchServing({
      ...{ site, before },
      rounds: countIn('rounds', rounds),
      slot: countIn('slot', slot, 50),
      idle: countIn('idle', idle, 0),
    });
  },
  servers: async (args) => {
    const options = { counts: withDefault('1,2,4'), rounds: withDefault('8'), slot: withDefault('1000') };
    const { counts, rounds, slot } = parseArgs({ args, options }).values;
    const sizes = {
      counts: countsIn('counts', counts),
      rounds: countIn('rounds', rounds),
      slot: countIn('slot', slot, 50),
    };
    await (await import('./throughput/bench-servers.ts')).benchServers(sizes);
  },
  releases: async (args) => {
    const { values } = parseArgs({ args, options: { rounds: withDefault('50') } });
    const rounds = countIn('rounds', values.rounds);
    if (!(await (await import('./releases/bench-releases.ts')).benchReleases(rounds))) process.exitCode = 1;
  },
  documents: async (args) => {
    const { values } = parseArgs({ args, options: { sizes: withDefault('115,11000') } });
    const sizes = countsIn('sizes', values.sizes);
    await (await import('./documents/bench-documents.ts')).benchDocuments(sizes);
  },
  classes: async (args) => {
    const { values } = parseArgs({ args, options: { sizes: withDefault('34,1000') } });
    const sizes = countsIn('sizes', values.sizes);
    await (await import('./documents/bench-classes.ts')).benchClasses(sizes);
  },
  together: async (args) => {
    const { values } = parseArgs({ args, options: { seconds: withDefault('20') } });
    const seconds = countIn('seconds', values.seconds);
    if (!(await (await import('./together/bench-together.ts')).benchTogether(seconds))) process.exitCode = 1;
  },
};

const [name = '', ...args] = process.argv.slice(2);

try {
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if ([name, ...args].includes('--help')) process.stdout.write(`${usage}\n`);
  else if (program) await program(args).catch(explain);
  else throw new UsageError(`There is no benchmark "${name}".${guess(name, Object.keys(programs))}\n${usage}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function explain(cause: Error & { code?: string }): never {
  if (!cause.code?.startsWith('ERR_PARSE_ARGS')) throw cause;
  const options = [...usage.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option);
  throw new UsageError(`${unknownOption(cause, options) ?? cause.message}\n${usage}`);
}
