import { ContactSection } from '../contact/contact-section.tsx';
import { AreaSection } from '../slot/area-section.tsx';
import { Hero } from './hero.tsx';
import { homeSections } from './home-sections.ts';
import { Statistics } from './statistics.tsx';

export { homeHead as head } from './home.head.ts';

/** The home page: the shell's own parts and the areas' sections, in the order of their numbers. */
export default function HomePage() {
  const before = homeSections.filter(({ number }) => Number(number) < 5);
  const after = homeSections.filter(({ number }) => Number(number) > 5);
  return (
    <>
      <Hero number="1" />
      {before.map((section) => (
        <AreaSection key={section.name} {...section} />
      ))}
      <Statistics number="5" />
      {after.map((section) => (
        <AreaSection key={section.name} {...section} />
      ))}
      <ContactSection number="11" />
    </>
  );
}
