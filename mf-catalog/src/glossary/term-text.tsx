import { termHref, textParts } from '@agile-languages/shared/glossary/links';
import { Link } from '@agile-languages/shared/router';

/** A text whose `[words](term-id)` lead to the glossary. */
export function TermText({ text }: { text: string }) {
  return textParts(text).map(({ words, id }) =>
    id ? (
      <Link key={id} to={termHref(id)}>
        {words}
      </Link>
    ) : (
      words
    ),
  );
}
