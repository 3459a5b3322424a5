import type { ApiClient } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { worksList } from '../item-list/item-list.ts';
import { loadSamples, type SamplesData } from './samples.data.ts';
import { SamplesView } from './samples-view.tsx';

export default function SamplesPage({ data, onData }: Pick<PageProps<SamplesData>, 'data' | 'onData'>) {
  return <SamplesView title="Samples" composed={data} onData={onData} />;
}

export const head = ({ data }: { data?: SamplesData }): PageHead => ({
  title: 'Samples',
  description:
    'Files from the practice platform in nine Languages: stories, forms, flows, tables and statements that somebody could build from.',
  jsonLd: worksList(data),
});

export const load = (api: ApiClient) => loadSamples(api, '');
