import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const hosts = join(import.meta.dirname, '..');
const [out = ''] = process.argv.slice(2);

const config = (react) => ({
  name: react,
  mode: 'production',
  devtool: false,
  context: join(hosts, react),
  entry: join(hosts, 'federation-main.js'),
  output: {
    path: join(out, react),
    filename: 'main.js',
    uniqueName: `host-webpack-${react}`,
    publicPath: `/federation-webpack/${react}/`,
  },
  resolve: { modules: [join(hosts, react, 'node_modules'), 'node_modules'] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      dts: false,
      manifest: false,
      remotes: {
        agile_assessment: 'agile_assessment@https://site.example/embed/v1/assessment.container.js',
        agile_enrolment: 'agile_enrolment@https://site.example/embed/v1/enrolment.container.js',
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});

webpack([config('react-18'), config('react-19')], (cause, stats) => {
  if (cause) throw cause;
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
});
