import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { ButtonLink, ButtonRow, NumberedSection } from '@agile-languages/shared/ui';
import { ScreenRow } from '../screens/screen-row.tsx';
import { closerScreens, moduleEntries, moduleScreens } from './simulation.content.ts';
import styles from './simulation.page.module.css';

function SimulationPage() {
  return (
    <>
      <section className="sect page-top">
        <div className="opening">
          <h1>Simulation Platform</h1>
          <div className="stack">
            <p className="lead">
              Practise where mistakes are cheap. The Agile Communication Framework is a simulation of product work with
              11 modules.
            </p>
            <ButtonRow>
              <ButtonLink href={siteConfig().frameworkUrl} target="_blank" rel="noopener" className="out">
                Framework<span className="visually-hidden"> (opens in a new tab)</span>
              </ButtonLink>
              <Link to={paths.languages}>See the nine Languages</Link>
            </ButtonRow>
          </div>
        </div>
      </section>
      <NumberedSection number={1} title="Eleven modules">
        <ol className={styles.modules}>
          {moduleEntries.map(({ name, sense }, index) => (
            <li key={name} className={styles.module}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p>{sense}</p>
            </li>
          ))}
        </ol>
      </NumberedSection>
      <NumberedSection
        number={2}
        title="One screen of each module"
        lead="A click enlarges a screen. All of them show the invented product Pazar Box, and their figures agree."
      >
        <ScreenRow label="Modules in a row" viewerLabel="Screens of the modules" samples={moduleScreens} />
      </NumberedSection>
      <NumberedSection
        number={3}
        title="A closer look"
        lead="From the first price to the last issue: what one class built on the platform."
      >
        <ScreenRow label="Closer screens in a row" viewerLabel="Closer screens" samples={closerScreens} />
      </NumberedSection>
    </>
  );
}

const head = (): PageHead => ({
  title: 'Simulation Platform',
  description:
    'The Agile Communication Framework: eleven modules in which product work is practised, with their screens.',
});

export default definePage({ head, Page: SimulationPage });
