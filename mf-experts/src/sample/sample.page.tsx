import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import { Crumb } from '../crumb/crumb.tsx';
import { Nothing } from '../nothing/nothing.tsx';
import { Live, Place } from '../reading/live.tsx';
import { useTitle } from '../title/use-title.ts';
import { useSample } from './sample.data.ts';
import styles from './sample.module.css';
import { SampleSheet, SampleSheetSkeleton } from './sample-sheet.tsx';
import { SimilarSamples, SimilarSamplesSkeleton } from './similar-samples.tsx';

export default function SamplePage({ params: { id = '' } }: PageProps) {
  const reading = useSample(id);
  const sample = reading.state === 'ready' ? reading.value : undefined;
  useTitle(sample?.className);

  return (
    <>
      <div className={`sect page-top ${styles.top}`}>
        <div>
          <Crumb to="/samples">Samples</Crumb>
          <div className={styles.sample}>
            <h1 className={styles.title}>
              <span dir="auto">{sample?.className ?? 'Sample'}</span>
            </h1>
            <Live name="sample" reading={reading} skeleton={<SampleSheetSkeleton />}>
              {(found) =>
                found ? (
                  <SampleSheet sample={found} />
                ) : (
                  <div className={styles.nothing}>
                    <Nothing tab="Sample">
                      <Link to="/samples">All samples</Link>
                    </Nothing>
                  </div>
                )
              }
            </Live>
          </div>
        </div>
      </div>
      {sample ? <SimilarSamples sample={sample} /> : null}
      {reading.state === 'pending' ? <SimilarSamplesSkeleton /> : null}
      {reading.state === 'failed' ? (
        <Place>
          <SimilarSamplesSkeleton />
        </Place>
      ) : null}
    </>
  );
}

export const head = ({ params: { id = '' } }: PageProps): PageHead => ({
  title: `Sample ${id}`,
  description: 'A file from the practice platform, with the project it belongs to and samples of the same Language.',
});
