import { join } from 'node:path';

/** Builds the federated host with a bundler of webpack's kind, once for each version of React. */
export function buildWith(bundler, name, federation) {
  bundler(
    ['react-18', 'react-19'].map((react) => configOf(name, react, federation)),
    whenBuilt,
  );
}

export function whenBuilt(cause, stats) {
  if (cause) throw cause;
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

const hosts = import.meta.dirname;

const configOf = (name, react, federation) => ({
  name: react,
  mode: 'production',
  devtool: false,
  context: join(hosts, react),
  entry: join(hosts, 'federation-main.js'),
  output: {
    path: join(process.argv[2] ?? '', react),
    filename: 'main.js',
    uniqueName: `host-${name}-${react}`,
    publicPath: `/federation-${name}/${react}/`,
  },
  resolve: { modules: [join(hosts, react, 'node_modules'), 'node_modules'] },
  plugins: [
    federation({
      name: 'host',
      remotes: {
        agile_assessment: 'agile_assessment@https://site.example/embed/v1/assessment.container.js',
        agile_enrolment: 'agile_enrolment@https://site.example/embed/v1/enrolment.container.js',
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});
