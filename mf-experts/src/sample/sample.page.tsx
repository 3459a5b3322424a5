import type { ApiClient, SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary, type RemoteData, ReservedSpace } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection } from '@agile-languages/shared/ui';
import { Detail } from '../detail/detail.tsx';
import { SampleCardsSkeleton, SampleStrip } from '../sample-card/sample-cards.tsx';
import { loadSample, loadSimilarSamples, type SampleData, sampleIds, similarCount } from './sample.data.ts';
import { sampleHead } from './sample.head.ts';
import { SampleSheet, SampleSheetSkeleton } from './sample-sheet.tsx';

const reservedLink = (
  <ReservedSpace>
    <Link to={paths.samples}>All of this Language</Link>
  </ReservedSpace>
);

function SamplePage({ data: { sample, similar } }: PageProps<SampleData>) {
  const found = lastValueOf(sample);

  return (
    <>
      <Detail
        kind="sample"
        word="Sample"
        title={found?.className}
        list={{ path: paths.samples, name: 'Samples' }}
        data={sample}
        skeleton={<SampleSheetSkeleton />}
      >
        {(row) => <SampleSheet sample={row} />}
      </Detail>
      {found === null ? null : <SimilarSamples sample={found} similar={similar} />}
    </>
  );
}

const allParams = async (api: ApiClient): Promise<Params[]> => (await sampleIds(api)).map((id) => ({ id }));

function SimilarSamples({ sample, similar }: SimilarSamplesProps) {
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

export default definePage({
  load: {
    sample: (api, { params: { id = '' } }) => loadSample(api, id),
    similar: (api, { params: { id = '' } }, options) => loadSimilarSamples(api, id, options),
  },
  paths: allParams,
  head: sampleHead,
  Page: SamplePage,
});
