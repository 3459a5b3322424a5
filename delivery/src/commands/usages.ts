import type { Usage } from '@agile-languages/shared/build/checkout';

const why = ['reason', 'kept in the history'] as const;
const site = ['https://…', 'a site that runs elsewhere'] as const;
const key = ['file', "private half of the team's key; default: RELEASE_KEY"] as const;
const remove = 'also when pages would be gone, or leave search engines';
const pages = 'also when it adds more than 500 pages';

export const options = { why, site, key, remove, pages };

export const usages = {
  start: {
    script: 'start',
    does: 'Serves site and API on one port. Where nothing was ever released, it releases the checkout first.',
    examples: ['start', 'start -- --help'],
  },
  serve: {
    script: 'serve',
    does: 'Serves the live pages only. The API runs elsewhere.',
    examples: ['serve'],
  },
  dev: {
    script: 'dev',
    does: 'The site from source with hot reload: all of it, or some areas and the shell, the rest as it was released.',
    names: '<area> …',
    mostNames: Number.POSITIVE_INFINITY,
    texts: { site: ['https://…', 'one area from source, everything else of that site'] },
    examples: ['dev', 'dev -- catalog', 'dev -- catalog --site https://languages.example'],
  },
  release: {
    script: 'release',
    does: 'Builds an area or the shell, tries it in a browser, and makes it live. It also takes what pack has written.',
    names: '<area> | <file.tgz> | <area>@<version>',
    flags: {
      all: 'whatever this checkout has changed, at once',
      remove,
      pages,
      again: 'also when this release was live before',
      'no-browser': 'not tried in a browser',
      'compress-later': 'files are compressed while they are served',
    },
    texts: { why, canary: ['share', 'for so many of 100 visitors, beside what is live'], key, site },
    examples: [
      'release -- catalog --why "shorter Form page"',
      'release -- --all',
      'release -- catalog --canary 10',
      'release -- catalog --site https://languages.example --key catalogue.key.pem',
    ],
  },
  rollback: {
    script: 'rollback',
    does: 'Makes the release before the live one live again, or a past one.',
    names: '<area>',
    flags: { 'dry-run': 'shows what would change' },
    texts: { why, to: ['release', 'its hash, the beginning of it, or its version'] },
    examples: ['rollback -- catalog', 'rollback -- catalog --to 814e7517 --dry-run'],
  },
  retire: {
    script: 'retire',
    does: 'Ends an area: its pages, its sections, its keys, and its line in the status. Without --remove it shows what would go.',
    names: '<area>',
    flags: { remove: 'does it' },
    texts: { why },
    examples: ['retire -- stories', 'retire -- stories --remove --why "part of the catalogue now"'],
  },
  prerender: {
    script: 'prerender',
    does: 'Brings the live pages up to date with the data of the API.',
    flags: { remove: 'pages go that the API does not list any more' },
    texts: { why },
    examples: ['prerender', 'prerender -- --remove --why "class moved"'],
  },
  publish: {
    script: 'publish',
    does: 'What the site itself runs when content has changed.',
    flags: { check: 'compares although no change is known' },
    examples: ['publish -- --check'],
  },
  configure: {
    script: 'configure',
    does: 'Makes the environment the configuration of the site, and prerenders the pages for it.',
    texts: { why },
    examples: ['configure', 'configure -- --why "new brand"'],
  },
  'new-area': {
    script: 'new-area',
    does: 'Makes the workspace of a new area, with a page, a section and their tests, or a repository of its own.',
    names: '<name>',
    texts: { standalone: ['folder', 'a repository of its own there'] },
    examples: ['new-area -- stories', 'new-area -- stories --standalone ../stories'],
  },
  history: {
    script: 'history',
    does: 'What was done to the site, by whom, when and why.',
    names: '<area>',
    flags: { verify: 'says whether a line was changed or taken out' },
    examples: ['history', 'history -- catalog', 'history -- --verify'],
  },
  freeze: {
    script: 'freeze',
    does: 'Nothing of an area becomes live until it is freed.',
    names: '<area>',
    flags: { all: 'the whole site' },
    texts: { why },
    examples: ['freeze -- catalog --why "fair until Friday"', 'freeze -- --all'],
  },
  unfreeze: {
    script: 'unfreeze',
    does: 'Frees what is frozen.',
    names: '<area>',
    flags: { all: 'the whole site' },
    texts: { why },
    examples: ['unfreeze -- catalog', 'unfreeze -- --all'],
  },
  owner: {
    script: 'owner',
    does: 'Addresses that begin so belong to the area from its next release on.',
    names: '<area> /<first part>',
    mostNames: 2,
    texts: { why },
    examples: ['owner -- catalog /books --why "moved from experts"'],
  },
  status: {
    script: 'status',
    does: 'What is live or a canary, since when, by whom and why, and how it does in browsers.',
    flags: { json: 'for programs' },
    texts: { site, key },
    examples: ['status', 'status -- --json', 'status -- --site https://languages.example --key catalogue.key.pem'],
  },
} as const satisfies Record<string, Usage>;
