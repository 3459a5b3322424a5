import type { Extras } from '../../commands/extras.ts';
import { usages } from './usages.ts';

export const ownRepositories: NonNullable<Extras['ownRepositories']> = {
  usages,
  commands: { 'team-package': async (args) => (await import('./team-package.ts')).packTeamPackage(args) },
  create: async (folder, name) => (await import('./create-repository.ts')).createRepository(folder, name),
};
