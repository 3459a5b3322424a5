import { Link, useSearchParams } from '@agile-languages/shared/router';
import { Nothing } from '../nothing/nothing.tsx';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { SampleCards, SampleCardsSkeleton } from '../sample-card/sample-cards.tsx';
import { topSampleCount, useTopSamples } from './profiles.data.ts';

/** The strip above the list of experts. */
export function TopSamples() {
  const [search] = useSearchParams();
  const reading = useTopSamples(search.get('fkProfileId') ?? '');

  return (
    <Part id="top-samples" number="1" title="Top samples" link={<Link to="/samples">All samples</Link>}>
      <Live
        name="top samples"
        reading={reading}
        skeleton={<SampleCardsSkeleton layout="strip" count={topSampleCount} />}
      >
        {(samples, busy) =>
          samples.length > 0 ? (
            <SampleCards layout="strip" samples={samples.slice(0, topSampleCount)} busy={busy} />
          ) : (
            <Nothing tab="Samples" />
          )
        }
      </Live>
    </Part>
  );
}
