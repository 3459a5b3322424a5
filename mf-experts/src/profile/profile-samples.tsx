import type { SampleRow } from '@agile-languages/shared/api';
import { samplesOnProfile } from '@agile-languages/shared/constants';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { useProfileSamples } from './profile.data.ts';

/** Up to four samples of the expert. */
export function ProfileSamples({ id, composed }: ProfileSamplesProps) {
  const reading = useProfileSamples(id, composed);

  return (
    <Part id="profile-samples" number="1" title="Samples">
      <Live
        name="profile samples"
        reading={reading}
        skeleton={<SampleCardsSkeleton layout="strip" count={samplesOnProfile} />}
      >
        {(samples) => <SampleStrip samples={samples} />}
      </Live>
    </Part>
  );
}

interface ProfileSamplesProps {
  /** Of the expert. */
  id: string;
  composed: readonly SampleRow[] | undefined;
}
