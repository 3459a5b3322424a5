import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';

const hosts = join(import.meta.dirname, '..');
const [out = ''] = process.argv.slice(2);

const config = (react) => ({
  root: join(hosts, react),
  configFile: false,
  logLevel: 'warn',
  base: './',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: join(out, react),
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: { input: join(hosts, 'federation-main.js'), output: { entryFileNames: 'main.js' } },
  },
  plugins: [
    federation({
      name: 'host',
      dts: false,
      remotes: {
        agile_assessment: {
          type: 'var',
          name: 'agile_assessment',
          entryGlobalName: 'agile_assessment',
          entry: 'https://site.example/embed/v1/assessment.container.js',
        },
        agile_enrolment: {
          type: 'var',
          name: 'agile_enrolment',
          entryGlobalName: 'agile_enrolment',
          entry: 'https://site.example/embed/v1/enrolment.container.js',
        },
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});

for (const react of ['react-18', 'react-19']) await build(config(react));
