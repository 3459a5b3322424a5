import { languages } from '@agile-languages/shared/content';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { Highlight } from '@agile-languages/shared/ui';
import { AreaSection } from '../area-host/area-section.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { Hero } from './hero.tsx';
import styles from './home.page.module.css';
import { type HomeSection, placesAfterStatistics, placesBeforeStatistics, sectionsAt } from './home-sections.ts';
import { useAreas } from './use-areas.ts';

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

export const homeHead = (): PageHead => ({
  title: 'Say it so that it can be built.',
  description:
    'Nine Languages for teams who make digital products. Learn to describe money, flow, stories, forms and data so precisely that the next person can act without asking.',
  jsonLd: [
    { '@type': 'Organization', name: siteConfig().brand, url: siteConfig().origin, email: siteConfig().email },
    { '@type': 'WebSite', name: siteConfig().brand, url: siteConfig().origin, inLanguage: 'en' },
  ],
});

/** The provider states these figures (specification, section 1). */
function Statistics({ number }: { number: string }) {
  return (
    <section className="sect band" aria-labelledby="numbers-title">
      <span className="sect-no" aria-hidden>
        {number}
      </span>
      <div>
        <h2 className="visually-hidden" id="numbers-title">
          In numbers
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>agile zones</dt>
            <dd>
              <a href="#zones">4</a>
            </dd>
          </div>
          <div>
            <dt>communication cases</dt>
            <dd>
              <a href="#meter">8</a>
            </dd>
          </div>
          <div>
            <dt>
              <Highlight>criteria</Highlight>
            </dt>
            <dd>
              <Link to={paths.labRules}>120+</Link>
            </dd>
          </div>
          <div>
            <dt>languages</dt>
            <dd>
              <Link to={paths.languages}>7</Link>
            </dd>
            <dd className={styles.note}>
              Seven are coached at work. With Financial Statement there are eight; Digital Product combines them.
            </dd>
          </div>
        </dl>
        <ul className={styles.claims}>
          <li>
            <Link to={paths.glossary}>
              <b>100+</b> terminologies
            </Link>
          </li>
          <li>
            <b>up to 60%</b> of digital-transformation success depends on agile communication
          </li>
          <li>
            <Link to={paths.language(languages[0].id)}>
              <b>30-hour</b> course
            </Link>
          </li>
          <li>
            <b>over 1000</b> certificate holders
          </li>
          <li>
            <Link to={paths.simulation}>
              <b>11</b> simulation modules
            </Link>
          </li>
        </ul>
        <p className="note">
          <span>As stated by {siteConfig().brand}</span>. Linked figures lead to what they count.
        </p>
      </div>
    </section>
  );
}

export default definePage({ head: homeHead, Page: HomePage });
