import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { Part } from '../part/part.tsx';
import { Live, Place } from '../reading/live.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { similarCount, useSimilarSamples } from './sample.data.ts';

const linkPlace = (
  <Place>
    <Link to="/samples">All of this Language</Link>
  </Place>
);
const skeleton = <SampleCardsSkeleton layout="strip" count={similarCount} />;

/** Other samples of the same Language. */
export function SimilarSamples({ sample, composed }: SimilarSamplesProps) {
  const reading = useSimilarSamples(sample, composed);
  const language = languageById(sample.langId);
  const all = language ? <Link to={`/samples/${language.id}`}>All of this Language</Link> : null;

  return (
    <Part id="similar" number="1" title="Similar samples" link={all}>
      <Live name="similar samples" reading={reading} skeleton={skeleton}>
        {(samples) => <SampleStrip samples={samples} />}
      </Live>
    </Part>
  );
}

/** The same part before the sample itself is there. */
export function SimilarSamplesSkeleton() {
  return (
    <Part id="similar" number="1" title="Similar samples" link={linkPlace}>
      {skeleton}
    </Part>
  );
}

interface SimilarSamplesProps {
  sample: SampleRow;
  composed: readonly SampleRow[] | undefined;
}
