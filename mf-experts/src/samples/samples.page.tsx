import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { worksList } from '../paging/item-list.json-ld.ts';
import { pageRequestOf } from '../paging/paging.ts';
import { loadSamples, type SamplesData } from './samples.data.ts';
import { SamplesView } from './samples-view.tsx';

function SamplesPage({ data }: PageProps<SamplesData>) {
  return <SamplesView title="Samples" samples={data.samples} />;
}

const head = ({ data }: { data: Partial<SamplesData> }): PageHead => ({
  title: 'Samples',
  description:
    'Files from the practice platform in nine Languages: stories, forms, flows, tables and statements that somebody could build from.',
  jsonLd: worksList(data.samples),
});

export default definePage({
  parseQuery: pageRequestOf,
  load: { samples: (api, { query }, options) => loadSamples(api, query, '', options) },
  head,
  Page: SamplesPage,
});
