import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { RemoteBoundary, type RemoteData, ReservedSpace } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection } from '@agile-languages/shared/ui';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { similarCount } from './sample.data.ts';

const reservedLink = (
  <ReservedSpace>
    <Link to={paths.samples}>All of this Language</Link>
  </ReservedSpace>
);

/** Other samples of the same Language. */
export function SimilarSamples({ sample, similar }: SimilarSamplesProps) {
  const section = (
    <NumberedSection
      size="small"
      id="similar"
      number="1"
      title="Similar samples"
      beside={sample ? <AllOf langId={sample.langId} /> : reservedLink}
    >
      <RemoteBoundary
        name="similar samples"
        data={similar}
        skeleton={<SampleCardsSkeleton layout="strip" count={similarCount} />}
      >
        {(samples) => <SampleStrip samples={samples} />}
      </RemoteBoundary>
    </NumberedSection>
  );
  return !sample && similar.state === 'failed' ? <ReservedSpace>{section}</ReservedSpace> : section;
}

function AllOf({ langId }: { langId: string }) {
  const language = languageById(langId);
  return language ? <Link to={paths.languageSamples(language.id)}>All of this Language</Link> : null;
}

interface SimilarSamplesProps {
  /** `undefined` until it is known. */
  sample: SampleRow | undefined;
  similar: RemoteData<readonly SampleRow[]>;
}
