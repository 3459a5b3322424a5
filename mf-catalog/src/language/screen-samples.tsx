import { Carousel, Viewer } from '@agile-languages/shared/ui';
import { useState } from 'react';
import type { Course } from '../courses/course.ts';
import { Picture } from '../drawings/picture.tsx';
import { Part, type PartPlace } from './part.tsx';
import styles from './screen-samples.module.css';

const perView = { wide: 2, narrow: 1 };

/** Screens of the Simulation Platform in a row; a click shows one of them large. */
export function ScreenSamples({ content, ...place }: PartPlace & { content: Course['screenSamples'] }) {
  const [shown, setShown] = useState<number>();
  const samples = content.subContent.flatMap(({ contentDesc, images }) =>
    images.map((image) => ({ image, caption: contentDesc })),
  );
  return (
    <Part title={content.title} {...place}>
      <Carousel label="Screens in a row" perView={perView}>
        {samples.map(({ image, caption }, index) => (
          <figure key={image} className={styles.sample}>
            <div className={styles.screen}>
              <Picture name={image} />
              <button
                type="button"
                aria-label={`Enlarge: ${caption}`}
                className={styles.enlarge}
                onClick={() => setShown(index)}
              />
            </div>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
      <Viewer
        label={content.title}
        pictures={samples.map(({ image }) => <Picture key={image} name={image} />)}
        index={shown}
        onIndex={setShown}
        onClose={() => setShown(undefined)}
      />
    </Part>
  );
}
