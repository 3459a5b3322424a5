import { Carousel, EnlargeIcon, Icon } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { Picture } from '../drawings/picture.tsx';
import styles from './screen-row.module.css';
import type { ScreenSample, ScreenViewer } from './screen-viewer.tsx';

export function ScreenRow({ label, viewerLabel, samples }: ScreenRowProps) {
  const [shown, setShown] = useState<number>();
  const [Viewer, setViewer] = useState<typeof ScreenViewer>();

  const enlarge = (index: number) => {
    setShown(index);
    import('./screen-viewer.tsx').then(
      (module) => setViewer(() => module.ScreenViewer),
      (cause) => console.error(`${viewerLabel}: the viewer did not load; the next click tries again`, cause),
    );
  };

  return (
    <>
      <Carousel label={label}>
        {samples.map(({ image, caption }, index) => (
          <figure key={image} className={styles.sample}>
            <div className={styles.screen}>
              <Picture name={image} />
              <button
                type="button"
                aria-label={`Enlarge: ${caption}`}
                className={styles.enlarge}
                onClick={() => enlarge(index)}
              >
                <span className={styles.sign}>
                  <Icon icon={EnlargeIcon} />
                </span>
              </button>
            </div>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </Carousel>
      {Viewer ? <Viewer label={viewerLabel} samples={samples} index={shown} onIndex={setShown} /> : null}
    </>
  );
}

interface ScreenRowProps {
  label: string;
  viewerLabel: string;
  samples: readonly ScreenSample[];
}
