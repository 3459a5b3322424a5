import { textParts } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';

/** `[words](term-id)` leads to the glossary. */
export function TermText({ text }: { text: string }) {
  return textParts(text).map(({ words, id }) =>
    id ? (
      <Link key={id} to={paths.term(id)}>
        {words}
      </Link>
    ) : (
      words
    ),
  );
}
