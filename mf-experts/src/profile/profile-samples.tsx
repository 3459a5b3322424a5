import { samplesOnProfile } from '@agile-languages/shared/constants';
import { Part } from '../part/part.tsx';
import { Live } from '../reading/live.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { useProfileSamples } from './profile.data.ts';

/** Up to four samples of the expert. */
export function ProfileSamples({ id }: { id: string }) {
  const reading = useProfileSamples(id);

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
