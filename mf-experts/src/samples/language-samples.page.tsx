import { languageById, languages } from '@agile-languages/shared/content';
import {
  definePage,
  type PageAddress,
  type PageHead,
  type PageProps,
  type Params,
} from '@agile-languages/shared/contract';
import { worksList } from '../paging/item-list.json-ld.ts';
import { pageRequestOf } from '../paging/paging.ts';
import { loadSamples, type SamplesData } from './samples.data.ts';
import { SamplesView } from './samples-view.tsx';

function LanguageSamplesPage({ params: { id = '' }, data }: PageProps<SamplesData>) {
  return <SamplesView title={titleOf(id)} languageId={id} samples={data.samples} />;
}

const head = ({ params: { id = '' }, data }: PageAddress & { data: Partial<SamplesData> }): PageHead => ({
  title: titleOf(id),
  description: `${titleOf(id)} from the practice platform: read how somebody else said it.`,
  noindex: !languageById(id),
  jsonLd: worksList(data.samples),
});

const paths = (): Params[] => languages.map(({ id }) => ({ id }));

const titleOf = (id: string) => {
  const language = languageById(id);
  return language ? `Samples: ${language.name}` : 'Samples of a Language';
};

export default definePage({
  parseQuery: pageRequestOf,
  load: { samples: (api, { params: { id = '' }, query }, options) => loadSamples(api, query, id, options) },
  paths,
  head,
  Page: LanguageSamplesPage,
});
