import type { Course } from '../courses/course.ts';
import { ScreenRow } from '../screens/screen-row.tsx';
import { LanguageSection, type SectionPosition } from './language-section.tsx';

/** Screens of the Simulation Platform that the course works with. */
export function ScreenSamples({ content, ...position }: SectionPosition & { content: Course['screenSamples'] }) {
  const samples = content.subContent.flatMap(({ contentDesc, images }) =>
    images.map((image) => ({ image, caption: contentDesc })),
  );
  return (
    <LanguageSection title={content.title} {...position}>
      <ScreenRow label="Screens in a row" viewerLabel={content.title} samples={samples} />
    </LanguageSection>
  );
}
