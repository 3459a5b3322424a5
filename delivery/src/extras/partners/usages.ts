import type { Usage } from '@agile-languages/shared/build/checkout';

export const usages = {
  'embed-verify': {
    script: 'embed:verify',
    does: 'Checks from any machine what a site serves to partners.',
    names: 'https://…',
    examples: ['embed:verify -- https://languages.example'],
  },
  'embed-pack': {
    script: 'embed:pack',
    does: 'Writes the package for partners with a build of their own into this folder.',
    examples: ['embed:pack'],
  },
} as const satisfies Record<string, Usage>;
