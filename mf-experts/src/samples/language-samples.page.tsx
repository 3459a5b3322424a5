import type { PageHead, PageProps, Params } from '@agile-languages/shared/contract';
import { languageById, languages } from '@agile-languages/shared/languages';
import { SamplesView } from './samples-view.tsx';

export default function LanguageSamplesPage({ params: { id = '' } }: PageProps) {
  return <SamplesView title={titleOf(id)} languageId={id} />;
}

export const head = ({ params: { id = '' } }: PageProps): PageHead => ({
  title: titleOf(id),
  description: `${titleOf(id)} from the practice platform: read how somebody else said it.`,
  noindex: !languageById(id),
});

export const paths = (): Params[] => languages.map(({ id }) => ({ id }));

const titleOf = (id: string) => {
  const language = languageById(id);
  return language ? `Samples: ${language.name}` : 'Samples of a Language';
};
