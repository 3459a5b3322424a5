import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { AreaSection } from '../area-host/area-section.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { Hero } from './hero.tsx';
import { allSections } from './home-sections.ts';
import { useAreas } from './use-areas.ts';

function HomePage() {
  const sections = allSections(useAreas());

  return (
    <>
      <Hero number="1" />
      {sections.map((section) => (
        <AreaSection key={`${section.area} ${section.name}`} {...section} />
      ))}
      <ContactSection number="11" />
    </>
  );
}

export const homeHead = (): PageHead => ({
  title: 'Say it so that it can be built.',
  description:
    'Nine Languages for teams who make digital products. Learn to describe money, flow, stories, forms and data so precisely that the next person can act without asking.',
  jsonLd: [
    { '@type': 'Organization', name: siteConfig().brand, url: siteConfig().origin, email: siteConfig().email },
    { '@type': 'WebSite', name: siteConfig().brand, url: siteConfig().origin, inLanguage: 'en' },
  ],
});

export default definePage({ head: homeHead, Page: HomePage });
