import type { PageHead, PageProps, Params } from '@agile-languages/shared/contract';
import { languageById, languages } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';

export default function LanguagePage({ params }: PageProps) {
  const language = languageById(params.id ?? '');
  return (
    <div>
      <h1>{language?.name}</h1>
      <Link to="/languages">all</Link>
    </div>
  );
}

export const head = ({ params }: PageProps): PageHead => ({
  title: languageById(params.id ?? '')?.name ?? 'Language',
  description: 'Language',
});

export const paths = (): Params[] => languages.map(({ id }) => ({ id }));
