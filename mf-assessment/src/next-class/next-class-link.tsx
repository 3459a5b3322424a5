import type { LanguageId } from '@agile-languages/shared/languages';
import { Link } from '@agile-languages/shared/router';
import { classDay } from './class-day.ts';
import { useNextClasses } from './use-next-classes.ts';

/** The next class of one Language, when there is one. */
export function NextClassLink({ language }: { language: LanguageId }) {
  const [row] = useNextClasses([language]);
  if (!row) return null;
  const day = classDay(row.start);
  return <Link to={`/class/${row.id}`}>{day ? `Class on ${day}` : 'Next class'}</Link>;
}
