import { paths } from '@agile-languages/shared/paths';

/** A text with its `[words](term-id)` as links of HTML. */
export const termHtml = (text: string): string =>
  text.replace(
    /\[([^\][]+)\]\(([\w-]+)\)/g,
    (_, words: string, id: string) => `<a href="${paths.term(id)}">${words}</a>`,
  );
