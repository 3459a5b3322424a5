import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

const react = versionOf('react');
const own: string = require('../package.json').version;

/** Few and exact: everything else is bundled where it is used. */
export const crossing: Record<string, string> = {
  react,
  'react/jsx-runtime': react,
  'react/jsx-dev-runtime': react,
  'react-dom': versionOf('react-dom'),
  '@agile-languages/shared/router': own,
  '@agile-languages/shared/platform': own,
};

/** Of the platform: areas get neither. */
export const keptByShell: readonly string[] = ['configure', 'onNotice'];

export const crossingFrom = /[\\/]src[\\/]remotes[\\/]shared-modules\.ts$/;

export const consumed = Object.fromEntries(
  Object.entries(crossing).map(([name, version]) => [
    name,
    { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
  ]),
);

/** What a server bundle leaves to Node, so that all bundles of a page render with the same instances. */
export const crossingNames = Object.keys(crossing);
