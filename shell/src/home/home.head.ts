import type { PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';

export const homeHead = (): PageHead => ({
  title: 'Say it so that it can be built.',
  description:
    'Nine Languages for teams who make digital products. Learn to describe money, flow, stories, forms and data so precisely that the next person can act without asking.',
  jsonLd: [
    { '@type': 'Organization', name: siteConfig().brand, url: siteConfig().origin, email: siteConfig().email },
    { '@type': 'WebSite', name: siteConfig().brand, url: siteConfig().origin, inLanguage: 'en' },
  ],
});
