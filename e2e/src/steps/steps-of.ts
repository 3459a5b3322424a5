import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.ts';
import type { Team } from '../teams/teams.ts';
import { browser, browserTests } from './browser-tests.ts';
import { check } from './check.ts';
import type { Step } from './step.ts';
import { unitTests } from './unit-tests.ts';

/** The steps of `npm test`: all, or those of one team. */
export function stepsOf(team: Team | undefined, isVerbose: boolean): Step[] {
  const { folders, types, unused } = team ? scopeOf(team) : { folders: ['.'], types: [], unused: [] };
  return [
    check('format', 'biome', ['format', ...folders]),
    check('lint', 'biome', ['lint', '--error-on-warnings', ...folders]),
    check('types', 'tsc', ['-b', ...types]),
    check('unused code', 'knip', ['--no-config-hints', ...unused]),
    unitTests(team?.unitTests ?? [], isVerbose),
    browser,
    browserTests(team, isVerbose),
  ];
}

function scopeOf({ workspaces, types, browserTests: tests }: Team) {
  const specs = tests.map((folder) => `e2e/tests/${folder}`).filter((folder) => existsSync(join(root, folder)));
  return {
    folders: [...workspaces, ...specs],
    types: [...types, 'e2e'],
    unused: workspaces.flatMap((name) => ['--workspace', name]),
  };
}
