import type { Given, Usage } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';

export const usage = {
  script: 'test',
  does: 'Tries every promise once, or what concerns a team or your changes.',
  names: '<team>',
  flags: {
    changed: 'what you have changed since main',
    all: 'everything, also what takes its time',
    verbose: 'test by test, with the measured figures',
  },
  examples: ['test', 'test -- catalog', 'test -- --changed', 'test -- --all --verbose'],
} as const satisfies Usage;

export function requestIn({ name, flags }: Given<keyof typeof usage.flags, never>) {
  const isChanged = flags.has('changed');
  if (name && isChanged) throw new UsageError('A team or --changed: not both.');
  return { name, isAll: flags.has('all'), isChanged, isVerbose: flags.has('verbose') };
}
