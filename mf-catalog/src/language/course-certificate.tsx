import type { DrawingName } from '../drawings/drawing-sets.ts';
import { Picture } from '../drawings/picture.tsx';
import { CaptionedFigure } from './captioned-figure.tsx';
import styles from './course-certificate.module.css';
import { Part, type PartPlace } from './language-section.tsx';

export function CourseCertificate({ image, ...place }: PartPlace & { image: DrawingName }) {
  return (
    <Part title="Certificate" {...place}>
      <CaptionedFigure caption="Sample. The name and the number are filled in when the course is completed.">
        <Picture name={image} className={styles.paper} />
      </CaptionedFigure>
    </Part>
  );
}
