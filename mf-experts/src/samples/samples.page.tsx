import type { ApiClient } from '@agile-languages/shared/api';
import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { loadSamples, type SamplesData } from './samples.data.ts';
import { SamplesView } from './samples-view.tsx';

export default function SamplesPage({ data }: Pick<PageProps<SamplesData>, 'data'>) {
  return <SamplesView title="Samples" composed={data} />;
}

export const head = (): PageHead => ({
  title: 'Samples',
  description:
    'Files from the practice platform in nine Languages: stories, forms, flows, tables and statements that somebody could build from.',
});

export const load = (api: ApiClient) => loadSamples(api, '');
