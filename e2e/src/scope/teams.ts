import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';

export interface Team {
  name: string;
  workspaces: readonly string[];
  types: readonly string[];
  unitTests: readonly string[];
  /** Below `e2e/tests`. Other tests have the name of the team as a tag. */
  browserTests: readonly string[];
}

export const teamsIn = (checkout: string): Team[] => [
  ...areaNames(checkout).map((name) => ({
    name,
    workspaces: [areaFolder(name)],
    types: ['tsconfig.areas.json'],
    unitTests: [areaFolder(name)],
    browserTests: [name],
  })),
  { ...part('shell'), browserTests: ['shell'] },
  { ...part('api'), browserTests: ['api'] },
  { ...part('desk'), browserTests: ['desk'] },
  { ...part('delivery'), unitTests: ['delivery', 'delivery/template'], browserTests: ['delivery'] },
  {
    ...part('shared'),
    types: ['shared', 'shared/build'],
    unitTests: ['shared', 'build'],
    browserTests: ['embed'],
  },
];

const part = (name: string) => ({ name, workspaces: [name], types: [name], unitTests: [name] });

export function teamOf(checkout: string, name: string): Team {
  const teams = teamsIn(checkout);
  const team = teams.find((candidate) => candidate.name === name);
  if (team) return team;
  throw new UsageError(`There is no team "${name}". Teams are: ${teams.map((known) => known.name).join(', ')}.`);
}

/** `--grep` searches "project folder/file.spec.ts name of the test @tag". */
export const browserTestsOf = ({ name, browserTests }: Team): string =>
  [...browserTests.map((folder) => specIn(folder)), String.raw`@${name}(?:\s|$)`].join('|');

export const specIn = (folder: string, name = String.raw`[\w-]+`): string =>
  String.raw`(?:^|\s)${folder}/${name}\.spec\.ts\s`;
