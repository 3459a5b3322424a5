import { definePage } from '@agile-languages/shared/contract';
import { AreaSection } from '../area-host/area-section.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { Hero } from './hero.tsx';
import { homeHead } from './home.head.ts';
import { type HomeSection, placesAfterStatistics, placesBeforeStatistics, sectionsAt } from './home-sections.ts';
import { Statistics } from './statistics.tsx';
import { useAreas } from './use-areas.ts';

/** The home page: the shell's own parts and the areas' sections, in the order of their numbers. */
function HomePage() {
  const areas = useAreas();

  return (
    <>
      <Hero number="1" />
      <AreaSections sections={sectionsAt(placesBeforeStatistics, areas)} />
      <Statistics number="5" />
      <AreaSections sections={sectionsAt(placesAfterStatistics, areas)} />
      <ContactSection number="11" />
    </>
  );
}

const AreaSections = ({ sections }: { sections: readonly HomeSection[] }) =>
  sections.map((section) => <AreaSection key={`${section.area} ${section.name}`} {...section} />);

export default definePage({ head: homeHead, Page: HomePage });
