import type { ApiClient } from '@agile-languages/shared/api';
import type { PageAddress, PageProps, Params } from '@agile-languages/shared/contract';
import { Detail } from '../detail/detail.tsx';
import { Place } from '../reading/live.tsx';
import { knownOf } from '../reading/use-reading.ts';
import { useReport } from '../reading/use-report.ts';
import { loadSample, type SampleData, sampleIds, useSample } from './sample.data.ts';
import { SampleSheet, SampleSheetSkeleton } from './sample-sheet.tsx';
import { SimilarSamples, SimilarSamplesSkeleton } from './similar-samples.tsx';

export { sampleHead as head } from './sample.head.ts';

export default function SamplePage({ params: { id = '' }, data, onData }: PageProps<SampleData>) {
  const reading = useSample(id, data);
  const found = knownOf(reading)?.of;
  useReport(onData, found);

  return (
    <>
      <Detail
        kind="sample"
        word="Sample"
        title={found?.sample?.className}
        list={{ path: '/samples', name: 'Samples' }}
        reading={reading}
        skeleton={<SampleSheetSkeleton />}
      >
        {({ sample }) => sample && <SampleSheet sample={sample} />}
      </Detail>
      {found?.sample ? <SimilarSamples sample={found.sample} composed={data?.similar} /> : null}
      {reading.state === 'pending' ? <SimilarSamplesSkeleton /> : null}
      {reading.state === 'failed' && !found ? (
        <Place>
          <SimilarSamplesSkeleton />
        </Place>
      ) : null}
    </>
  );
}

export const paths = async (api: ApiClient): Promise<Params[]> => (await sampleIds(api)).map((id) => ({ id }));

export const load = (api: ApiClient, { params: { id = '' } }: PageAddress) => loadSample(api, id);
