import type { SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/content';
import { RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { NumberedSection } from '@agile-languages/shared/ui';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';

/** Up to four samples of the expert. */
export function ProfileSamples({ samples: data }: { samples: RemoteData<readonly SampleRow[]> }) {
  return (
    <NumberedSection size="small" id="profile-samples" number="1" title="Samples">
      <RemoteBoundary
        name="profile samples"
        data={data}
        skeleton={<SampleCardsSkeleton layout="strip" count={samplesOnProfile} />}
      >
        {(samples) => <SampleStrip samples={samples} />}
      </RemoteBoundary>
    </NumberedSection>
  );
}
