import { Portrait } from '@agile-languages/shared/art';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { CountedList, IndexCard } from '@agile-languages/shared/ui';
import { GlossarySection } from '../glossary/glossary-section.tsx';
import { TermText } from '../glossary/term-text.tsx';
import styles from './guide.page.module.css';
import { guides } from './guides.content.ts';

function GuidePage() {
  return (
    <>
      <section className="sect page-top">
        <div className={styles.page}>
          <header className={styles.title}>
            <h1>Guide</h1>
          </header>
          <nav aria-label="Guides" className={styles.links}>
            <ul>
              {guides.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
              <li>
                <a href="#glossary">Glossary</a>
              </li>
            </ul>
          </nav>
          <div className={styles.text}>
            <HandbookSummary />
            {guides.map(({ id, title, steps }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.guide}>
                <h2 id={`${id}-title`}>{title}</h2>
                <CountedList>
                  {steps.map((step) => (
                    <li key={step}>
                      <TermText text={step} />
                    </li>
                  ))}
                </CountedList>
              </section>
            ))}
          </div>
          <aside className={styles.author} aria-labelledby="author">
            <Author />
          </aside>
        </div>
      </section>
      <GlossarySection />
    </>
  );
}

function HandbookSummary() {
  return (
    <section aria-labelledby="handbook-summary" className={styles.summary}>
      <h2 id="handbook-summary" className="visually-hidden">
        The handbook in two paragraphs
      </h2>
      <p className="lead">
        The handbook begins with a plain observation: most descriptions fail because their author could not see what was
        missing. It names four zones of product work and eight conversations between them. For each conversation it says
        which Languages are needed, and how much each of them counts.
      </p>
      <p>
        Then it goes through the cards, field by field. Every Language has a chapter with one page of rules, one filled
        card and one wrong card, corrected. It closes with hand-overs, the criteria of an assessment and the glossary.
      </p>
      <p>
        <Link to={paths.handbook}>Open the handbook</Link>
      </p>
    </section>
  );
}

function Author() {
  return (
    <IndexCard tab="Author" as="div" bodyClassName={styles.authorCard}>
      <div className={styles.portrait}>
        <Portrait id="editor-1" name="Ruta Ekström-Moyo" />
      </div>
      <h2 id="author" className={styles.name}>
        Ruta Ekström-Moyo (demo)
      </h2>
      <p>Editor of the handbook. Keeps a list of every word that two departments used for different things.</p>
      <p>Reads cards with a red pen and returns them the same day. Invented, like every person on this site.</p>
      <p>
        <Link to={paths.handbookProfile}>About the handbook</Link>
      </p>
    </IndexCard>
  );
}

const head = (): PageHead => ({
  title: 'Guide',
  description:
    'Five short guides: the first week as a member, filling a card, reading an assessment, the DPAC project and joining a live class. With a glossary of 240 terms.',
});

export default definePage({ head, Page: GuidePage });
