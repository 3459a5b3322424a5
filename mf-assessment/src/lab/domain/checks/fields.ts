import { jsonBlocks } from '../rules/api/api-parts.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Check, Conflict } from './check.ts';

export const fieldsCheck: Check = {
  id: 'fields',
  name: 'The example has the listed fields',
  find: findFields,
};

function findFields(text: ReadText): Conflict | undefined {
  const listed = new Set<string>();
  const blocks = jsonBlocks(text);
  for (const { text: line, start, section, isHeading } of text.lines)
    if (
      !isHeading &&
      (section === 'request' || section === 'inputs') &&
      blocks.every((block) => start < block.start || start >= block.end)
    )
      for (const word of line.match(/[A-Za-z_]\w*/g) ?? []) listed.add(word.toLowerCase());
  const [example] = blocks.filter(({ start }) => isRequest(text, start));
  if (!example || listed.size < 2) return undefined;
  const extra = Object.keys(example.value).find((key) => !listed.has(key.toLowerCase()));
  if (!extra) return undefined;
  const start = text.source.indexOf(extra, example.start);
  return {
    ask: `“${extra}” is in the example and not in the list. Which one is right?`,
    places: [{ start, end: start + extra.length }],
  };
}

function isRequest({ lines }: ReadText, at: number): boolean {
  const before = lines
    .filter(({ start, text }) => start < at && /\b(?:request|response|answer|returns|body|call|reply)\b/i.test(text))
    .at(-1);
  return (
    before !== undefined &&
    /\b(?:request|body|call)\b/i.test(before.text) &&
    !/\b(?:response|answer|returns|reply)\b/i.test(before.text)
  );
}
