import type { Usage } from '@agile-languages/shared/build/checkout';
import { options } from '../../commands/usages.ts';
import { usages as received } from '../receive/usages.ts';

const { why, site, key, remove, pages } = options;

export const usages = {
  'team-package': {
    script: 'team-package',
    does: 'Writes the package that areas in repositories of their own are built on into this folder.',
    examples: ['team-package'],
  },
} as const satisfies Record<string, Usage>;

export const teamUsages = {
  pack: received.pack,
  dev: {
    script: 'dev',
    does: 'The area from source with hot reload, and everything else of a deployed site.',
    names: '<area>',
    texts: { site },
    examples: ['dev -- stories --site https://languages.example'],
  },
  release: {
    script: 'release',
    does: 'Builds the area and sends it to a site, which decides whether it becomes live.',
    names: '<area>',
    flags: { remove, pages, again: 'also when this release was live before' },
    texts: { why, canary: ['share', 'for so many of 100 visitors, beside what is live'], key, site },
    examples: ['release -- stories --site https://languages.example --key stories.key.pem --why "first page"'],
  },
  status: {
    script: 'status',
    does: 'What is live on a site or a canary, since when, by whom and why.',
    flags: { json: 'for programs' },
    texts: { site, key },
    examples: ['status -- --site https://languages.example --key stories.key.pem'],
  },
} as const satisfies Record<string, Usage>;
