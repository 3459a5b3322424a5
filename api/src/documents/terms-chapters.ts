import { termsChapters } from '@agile-languages/shared/content';
import { fold, plainText } from '@agile-languages/shared/formats';

export interface Chapter {
  id: string;
  title: string;
  /** HTML. */
  text: string;
}

export function chaptersOf(
  terms: string,
  { brand, email }: { brand: string; email: string },
): { before: string; chapters: Chapter[] } {
  const [before = '', ...parts] = terms.split('<h4>');
  const ids = new Set<string>();
  const chapters = parts.map((part) => {
    const [heading = '', ...rest] = part.split('</h4>');
    const words = plainText(heading);
    const title = words.replaceAll('{brand}', brand).replaceAll('{email}', email);
    return { id: placeOf(words, ids), title, text: rest.join('</h4>') };
  });
  return { before, chapters };
}

/** Links to chapters of the sample terms go on to work. */
function placeOf(title: string, taken: Set<string>): string {
  const slug = fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const wanted = termsChapters.find((chapter) => chapter.title === title)?.id ?? (slug || 'chapter');
  let id: string = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
