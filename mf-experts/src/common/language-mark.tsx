import { languageByName } from '@agile-languages/shared/content';
import { Mark } from '@agile-languages/shared/ui';

export function LanguageMark({ name }: { name: string }) {
  const language = languageByName(name);
  return language ? <Mark language={language.key} size={1.25} /> : null;
}
