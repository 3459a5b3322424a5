import { Carousel, EnlargeIcon, Icon, Viewer } from '@agile-languages/shared/ui';
import { type ReactNode, useState } from 'react';
import type { DrawingName } from '../drawings/drawings.ts';
import { Picture } from '../drawings/picture.tsx';
import styles from './screen-row.module.css';

/** Screens in a row; a click shows one of them large. */
export function ScreenRow({ label, viewerLabel, heading, samples }: ScreenRowProps) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <Carousel label={label} heading={heading}>
        {samples.map(({ image, caption }, index) => (
          <figure key={image} className={styles.sample}>
            <div className={styles.screen}>
              <Picture name={image} />
              <button
                type="button"
                aria-label={`Enlarge: ${caption}`}
                className={styles.enlarge}
                onClick={() => setShown(index)}
              >
                <span className={styles.sign}>
                  <Icon of={EnlargeIcon} />
                </span>
              </button>
            </div>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
      <Viewer
        label={viewerLabel}
        pictures={samples.map(({ image }) => <Picture key={image} name={image} />)}
        index={shown}
        onIndex={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}

export interface ScreenSample {
  image: DrawingName;
  caption: string;
}

interface ScreenRowProps {
  /** Name of the row. */
  label: string;
  /** Name of the dialog that shows one screen large. */
  viewerLabel: string;
  heading?: ReactNode;
  samples: readonly ScreenSample[];
}
