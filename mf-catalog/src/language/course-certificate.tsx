import type { DrawingName } from '../drawings/drawing-sets.ts';
import { Picture } from '../drawings/picture.tsx';
import { CaptionedFigure } from './captioned-figure.tsx';
import styles from './course-certificate.module.css';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

export function CourseCertificate({ image, ...position }: SectionPosition & { image: DrawingName }) {
  return (
    <LanguageSection title="Certificate" {...position}>
      <CaptionedFigure caption="Sample. The name and the number are filled in when the course is completed.">
        <Picture name={image} className={styles.paper} />
      </CaptionedFigure>
    </LanguageSection>
  );
}
