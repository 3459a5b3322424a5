import type { SampleRow } from '@agile-languages/shared/api';
import { Link } from '@agile-languages/shared/router';
import { useQuery } from '../paging/use-query.ts';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { Served } from '../reading/served.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { topSampleCount, useTopSamples } from './profiles.data.ts';

/** The strip above the list of experts. */
export function TopSamples({ composed }: { composed: readonly SampleRow[] | undefined }) {
  const reading = useTopSamples(useQuery().get('fkProfileId') ?? '', composed);

  return (
    <Part id="top-samples" number="1" title="Top samples" link={<Link to="/samples">All samples</Link>}>
      <Served>
        <Live
          name="top samples"
          reading={reading}
          skeleton={<SampleCardsSkeleton layout="strip" count={topSampleCount} />}
        >
          {(samples, busy) => <SampleStrip samples={samples.slice(0, topSampleCount)} busy={busy} />}
        </Live>
      </Served>
    </Part>
  );
}
