import type { SampleRow } from '@agile-languages/shared/api';
import { paths } from '@agile-languages/shared/paths';
import { PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection } from '@agile-languages/shared/ui';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { topSampleCount } from './profiles.data.ts';

/** The strip above the list of experts. */
export function TopSamples({ samples: data }: { samples: RemoteData<readonly SampleRow[]> }) {
  return (
    <NumberedSection
      size="small"
      id="top-samples"
      number="1"
      title="Top samples"
      beside={<Link to={paths.samples}>All samples</Link>}
    >
      <PrerenderedList>
        <RemoteBoundary
          name="top samples"
          data={data}
          skeleton={<SampleCardsSkeleton layout="strip" count={topSampleCount} />}
        >
          {(samples, isStale) => <SampleStrip samples={samples.slice(0, topSampleCount)} isStale={isStale} />}
        </RemoteBoundary>
      </PrerenderedList>
    </NumberedSection>
  );
}
