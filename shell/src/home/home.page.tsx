import { definePage } from '@agile-languages/shared/contract';
import { AreaSection } from '../area-host/area-section.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { Hero } from './hero.tsx';
import { homeHead } from './home.head.ts';
import { sectionsAfterStatistics, sectionsBeforeStatistics } from './home-sections.ts';
import { Statistics } from './statistics.tsx';

/** The home page: the shell's own parts and the areas' sections, in the order of their numbers. */
function HomePage() {
  return (
    <>
      <Hero number="1" />
      {sectionsBeforeStatistics.map((section) => (
        <AreaSection key={section.name} {...section} />
      ))}
      <Statistics number="5" />
      {sectionsAfterStatistics.map((section) => (
        <AreaSection key={section.name} {...section} />
      ))}
      <ContactSection number="11" />
    </>
  );
}

export default definePage({ head: homeHead, Page: HomePage });
