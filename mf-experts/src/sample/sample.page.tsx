import type { ApiClient } from '@agile-languages/shared/api';
import { definePage, type PageProps, type Params } from '@agile-languages/shared/contract';
import { paths as sitePaths } from '@agile-languages/shared/paths';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { Detail } from '../detail/detail.tsx';
import { loadSample, loadSimilarSamples, type SampleData, sampleIds } from './sample.data.ts';
import { sampleHead } from './sample.head.ts';
import { SampleSheet, SampleSheetSkeleton } from './sample-sheet.tsx';
import { SimilarSamples } from './similar-samples.tsx';

function SamplePage({ data: { sample, similar } }: PageProps<SampleData>) {
  const found = lastValueOf(sample);

  return (
    <>
      <Detail
        kind="sample"
        word="Sample"
        title={found?.className}
        list={{ path: sitePaths.samples, name: 'Samples' }}
        data={sample}
        skeleton={<SampleSheetSkeleton />}
      >
        {(row) => <SampleSheet sample={row} />}
      </Detail>
      {found === null ? null : <SimilarSamples sample={found} similar={similar} />}
    </>
  );
}

const paths = async (api: ApiClient): Promise<Params[]> => (await sampleIds(api)).map((id) => ({ id }));

export default definePage({
  load: {
    sample: (api, { params: { id = '' } }) => loadSample(api, id),
    similar: (api, { params: { id = '' } }, options) => loadSimilarSamples(api, id, options),
  },
  paths,
  head: sampleHead,
  Page: SamplePage,
});
