import { cardKinds, specimenKinds } from '../drawings/card-kinds.ts';
import { CardPicture } from '../drawings/card-picture.tsx';
import { CaptionedFigure } from './captioned-figure.tsx';
import styles from './document-templates.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

/** The eight card types, each filled for the same product. Only Digital Product shows them. */
export function DocumentTemplates(position: SectionPosition) {
  return (
    <LanguageSection title="Document templates" {...position}>
      <p className={styles.intro}>Eight cards, one invented product. The figures agree from card to card.</p>
      <ul className={styles.cards}>
        {specimenKinds.map((kind) => (
          <li key={kind}>
            <CaptionedFigure caption={cardKinds[kind]}>
              <CardPicture kind={kind} />
            </CaptionedFigure>
          </li>
        ))}
      </ul>
    </LanguageSection>
  );
}
