import type { ApiClient } from '@agile-languages/shared/api';
import type { PageAddress, PageHead, PageProps, Params } from '@agile-languages/shared/contract';
import { languageById, languages } from '@agile-languages/shared/languages';
import { worksList } from '../item-list/item-list.ts';
import { loadSamples, type SamplesData } from './samples.data.ts';
import { SamplesView } from './samples-view.tsx';

export default function LanguageSamplesPage({ params: { id = '' }, data, onData }: PageProps<SamplesData>) {
  return <SamplesView title={titleOf(id)} languageId={id} composed={data} onData={onData} />;
}

export const head = ({ params: { id = '' }, data }: PageAddress & { data?: SamplesData }): PageHead => ({
  title: titleOf(id),
  description: `${titleOf(id)} from the practice platform: read how somebody else said it.`,
  noindex: !languageById(id),
  jsonLd: worksList(data),
});

export const paths = (): Params[] => languages.map(({ id }) => ({ id }));

export const load = (api: ApiClient, { params: { id = '' } }: PageAddress) => loadSamples(api, id);

const titleOf = (id: string) => {
  const language = languageById(id);
  return language ? `Samples: ${language.name}` : 'Samples of a Language';
};
