import { Portrait } from '@agile-languages/shared/art';
import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass, NumberedSection } from '@agile-languages/shared/ui';
import { RuledList } from '../sections/ruled-list.tsx';
import styles from './handbook-profile.page.module.css';

function HandbookProfilePage() {
  return (
    <>
      <section className="sect page-top">
        <div className="opening">
          <h1>About the handbook</h1>
          <p className="lead">
            One document for every rule that is taught here. It has an editor, editions and a way to correct it.
          </p>
        </div>
      </section>
      <NumberedSection number={1} title="Who wrote it">
        <div className={styles.editor}>
          <div className={styles.portrait}>
            <Portrait id="editor-1" name="Ruta Ekström-Moyo" />
          </div>
          <div className="stack">
            <h3>Ruta Ekström-Moyo (demo)</h3>
            <p>
              The editor collects what trainers find in class and decides what becomes a rule. Every rule names the card
              on which it was found. The editor is invented, like every person on this site.
            </p>
          </div>
        </div>
      </NumberedSection>
      <NumberedSection number={2} title="Editions">
        <RuledList entries={editions} />
      </NumberedSection>
      <NumberedSection
        number={3}
        title="Propose a correction"
        lead="Send a correction like a card: what it says now, what it should say, and how you know."
      >
        <ButtonRow>
          <Link to={paths.handbook} className={buttonClass()}>
            Open the handbook
          </Link>
          <a href={paths.contact}>Contact Us</a>
        </ButtonRow>
      </NumberedSection>
    </>
  );
}

const editions = [
  ['Third edition', 'Adds the criteria of the assessment and the glossary. Current.'],
  ['Second edition', 'One wrong card, corrected, in every chapter.'],
  ['First edition', 'Zones, cases, cards and one chapter per Language.'],
] as const;

const head = (): PageHead => ({
  title: 'About the handbook',
  description: 'Who wrote the handbook, its editions, and how to propose a correction.',
});

export default definePage({ head, Page: HandbookProfilePage });
