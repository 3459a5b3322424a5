import type { Usage } from '@agile-languages/shared/build/checkout';
import { options } from '../../commands/usages.ts';

const { why, key } = options;

export const usages = {
  pack: {
    script: 'pack',
    does: 'Builds an area or the shell, and writes it as a package of npm that any site can release.',
    names: '<area>',
    texts: { key, out: ['file', 'default: <area>-<version>.tgz'] },
    examples: ['pack -- catalog', 'pack -- catalog --key catalogue.key.pem --out catalog.tgz'],
  },
  keys: {
    script: 'keys',
    does: 'Every key with its team and areas; a new one, whose private half goes into <team>.key.pem; or the end of one.',
    names: 'create <team> | revoke <id>',
    mostNames: 2,
    flags: { new: 'also for an area that is not there yet' },
    texts: {
      areas: ['catalog,experts', 'what the team releases; * for all'],
      public: ['file', 'public half of a key that the team made itself'],
      why,
    },
    examples: [
      'keys',
      'keys -- create catalogue --areas catalog',
      'keys -- create catalogue --areas catalog --public catalogue.pem',
      'keys -- revoke 0f9a1c2b --why "laptop lost"',
    ],
  },
} as const satisfies Record<string, Usage>;
