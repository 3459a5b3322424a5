import type { LanguageId } from '@agile-languages/shared/content';
import { shortDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { useNextClass } from './next-class.data.ts';

export function NextClassLink({ language }: { language: LanguageId }) {
  const row = useNextClass(language);
  if (!row) return null;
  const day = shortDay(row.start);
  return <Link to={paths.class(row.id)}>{day ? `Class on ${day}` : 'Next class'}</Link>;
}
