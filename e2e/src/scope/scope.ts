import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.ts';
import { browserTestsOf, specIn, type Team, teamOf, teamsIn } from './teams.ts';

const ofAllTests = /^(?:e2e\/src\/|e2e\/playwright\.|package(?:-lock)?\.json$)/;

export interface Scope {
  sources: readonly string[];
  /** None: all projects. */
  types: readonly string[];
  unused: readonly string[];
  unitTests: readonly string[];
  browserTests: readonly string[] | undefined;
}

type Ring = Readonly<Record<'unitTests' | 'browserTests', readonly string[]>>;

const daily: Ring = { unitTests: ['--tags-filter', '!all'], browserTests: ['--grep-invert', String.raw`@all(?:\s|$)`] };
const everything: Ring = { unitTests: [], browserTests: [] };

interface Request {
  name: string | undefined;
  isChanged: boolean;
  isAll: boolean;
}

export function scopeOf({ name, isChanged, isAll }: Request): Scope {
  const ring = isAll ? everything : daily;
  if (name) return ofTeam(teamOf(root, name), ring);
  const whole = { sources: ['.'], types: [], unused: [], ...ring };
  return isChanged ? ofChanges(whole, ring) : whole;
}

function ofTeam(team: Team, ring: Ring): Scope {
  const { workspaces, types, unitTests } = team;
  const specs = team.browserTests.map((folder) => `e2e/tests/${folder}`);
  return {
    sources: [...workspaces, ...specs.filter((folder) => existsSync(join(root, folder)))],
    types: [...types, 'e2e'],
    unused: workspaces.flatMap((workspace) => ['--workspace', workspace]),
    unitTests: [...unitTests.flatMap((project) => ['--project', project]), ...ring.unitTests],
    browserTests: ['--grep', browserTestsOf(team), ...ring.browserTests],
  };
}

function ofChanges(whole: Scope, ring: Ring): Scope {
  const changes = changesIn(root);
  const grep = browserTestsOfChanges(changes.files);
  return {
    ...whole,
    unitTests: ['--changed', changes.since, ...ring.unitTests],
    browserTests: grep === undefined ? undefined : ['--grep', grep, ...ring.browserTests],
  };
}

interface Changes {
  since: string;
  files: readonly string[];
}

export function changesIn(folder: string): Changes {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const main = ['main', 'origin/main'].find((name) => git('branch', '--all', '--list', name, `remotes/${name}`));
  const since = main ? git('merge-base', 'HEAD', main) : 'HEAD';
  const changed = git('diff', '--name-only', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { since, files: `${changed}\n${added}`.split('\n').filter(Boolean) };
}

export function browserTestsOfChanges(files: readonly string[]): string | undefined {
  if (files.some((file) => ofAllTests.test(file))) return '.';
  const teams = teamsIn(root).filter(({ workspaces }) =>
    files.some((file) => workspaces.some((workspace) => file.startsWith(`${workspace}/`))),
  );
  const hosts = files.some((file) => file.startsWith('e2e/hosts/')) ? [specIn('embed')] : [];
  const specs = files.flatMap((file) => {
    const [, folder, name] = /^e2e\/tests\/(.+)\/(.+)\.spec\.ts$/.exec(file) ?? [];
    return folder ? [specIn(folder, name)] : [];
  });
  const patterns = [...teams.map(browserTestsOf), ...hosts, ...specs];
  return patterns.length > 0 ? patterns.join('|') : undefined;
}
