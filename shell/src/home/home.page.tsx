import { AreaSection } from '../slot/area-section.tsx';
import { homeSections } from './home-sections.ts';

/** The home page: the shell's own parts and the areas' sections, in order. */
export default function HomePage() {
  return (
    <>
      <section className="sect">
        <h1>Say it so that it can be built.</h1>
      </section>
      {homeSections.map((section) => (
        <AreaSection key={`${section.area} ${section.name}`} {...section} />
      ))}
    </>
  );
}

export { homeHead as head } from './home.head.ts';
