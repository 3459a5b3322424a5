import { expect, test } from 'vitest';
import { bundledPackages } from './read-stats.ts';

test('modules of a build: the package of each, also of one within another, and nothing of the project itself', () => {
  const files = [
    '/site/node_modules/swiper/modules/a11y.mjs',
    '/site/node_modules/swiper/swiper.css',
    '/site/node_modules/@fontsource/besley/files/besley.woff2',
    '/site/node_modules/react-dom/node_modules/scheduler/index.js',
    'C:\\site\\node_modules\\lucide-react\\dist\\x.js',
    '/site/shared/src/ui/index.ts',
    undefined,
  ];

  expect(bundledPackages(files)).toEqual([
    '/site/node_modules/@fontsource/besley',
    '/site/node_modules/react-dom/node_modules/scheduler',
    '/site/node_modules/swiper',
    'C:/site/node_modules/lucide-react',
  ]);
});
