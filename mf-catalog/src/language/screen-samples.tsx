import type { Course } from '../courses/course.ts';
import { ScreenRow } from '../screens/screen-row.tsx';
import { Part, type PartPlace } from './language-section.tsx';

/** Screens of the Simulation Platform that the course works with. */
export function ScreenSamples({ content, ...place }: PartPlace & { content: Course['screenSamples'] }) {
  const samples = content.subContent.flatMap(({ contentDesc, images }) =>
    images.map((image) => ({ image, caption: contentDesc })),
  );
  return (
    <Part title={content.title} {...place}>
      <ScreenRow label="Screens in a row" viewerLabel={content.title} samples={samples} />
    </Part>
  );
}
