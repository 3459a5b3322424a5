import type { Usage } from '@agile-languages/shared/build/checkout';
import { options } from '../../commands/usages.ts';

const { why, site, key, remove, pages } = options;

export const usages = {
  preview: {
    script: 'preview',
    does: 'A link to a release inside the live site, or to the live site itself, with a panel of its areas and their releases. Visitors see nothing of it.',
    names: '[<area> | <file.tgz> | <area>@<version>]',
    flags: { remove, pages },
    texts: { why, for: ['hours', 'how long the link is good; default: 24, at most 720'], key, site },
    examples: ['preview', 'preview -- catalog', 'preview -- catalog --for 72'],
  },
  promote: {
    script: 'promote',
    does: 'The canary of an area becomes live for everybody.',
    names: '<area>',
    texts: { why, key, site },
    examples: ['promote -- catalog'],
  },
  abort: {
    script: 'abort',
    does: 'The canary of an area ends: everybody gets what is live.',
    names: '<area>',
    texts: { why, key, site },
    examples: ['abort -- catalog --why "slow on phones"'],
  },
} as const satisfies Record<string, Usage>;
