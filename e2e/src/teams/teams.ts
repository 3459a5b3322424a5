import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';

/** What concerns one team: `npm test -- <name>` tries it and nothing else. Paths begin at the root. */
export interface Team {
  name: string;
  /** Folders of its sources, which are workspaces of npm. */
  workspaces: readonly string[];
  /** Projects of TypeScript that its sources are in. */
  types: readonly string[];
  /** Projects of Vitest. */
  unitTests: readonly string[];
  /** Folders below `e2e/tests` whose tests are its own. Tests of other folders that concern it have its name as a tag. */
  browserTests: readonly string[];
}

/** The areas whose folders are there, and the parts of the site that they are built upon. */
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

/** @throws {@link UsageError} that lists the teams when there is none of this name */
export function teamOf(checkout: string, name: string): Team {
  const teams = teamsIn(checkout);
  const team = teams.find((candidate) => candidate.name === name);
  if (team) return team;
  throw new UsageError(`There is no team "${name}". Teams are: ${teams.map((known) => known.name).join(', ')}.`);
}

/** For Playwright's `--grep`, which searches "project folder/file.spec.ts name of the test @tag". */
export const browserTestsOf = ({ name, browserTests }: Team): string =>
  [
    ...browserTests.map((folder) => String.raw`(?:^|\s)${folder}/[\w-]+\.spec\.ts\s`),
    String.raw`@${name}(?:\s|$)`,
  ].join('|');
