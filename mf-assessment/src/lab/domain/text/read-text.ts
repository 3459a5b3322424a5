import { inputWords, sentencesOf } from './about-inputs.ts';
import { isEnglish } from './is-english.ts';
import { type Heading, headingOf, type Section } from './sections.ts';

/** Letters of a text that are read. */
export const longestText = 20_000;

/** The lines of a text with what the rules need to know of each: where it begins, its section, whether it is about an input. */
export function readText(given: string): ReadText {
  const source = given.replace(/\*\*|__|\*(?=\S)|(?<=\S)\*/g, (sign) => ' '.repeat(sign.length));
  const lines: Line[] = [];
  let section: Section = '';
  let isInline = false;
  let columns: string[] | undefined;
  let start = 0;
  for (const raw of source.match(rawLine) ?? []) {
    const lead = leadOf(raw);
    const text = raw.slice(lead.length).replace(/(?:[\s*|]|\p{Extended_Pictographic}\uFE0F?){1,20}$/u, '');
    const at = start + lead.length;
    start += raw.length;
    if (!text) {
      if (isInline) section = '';
      isInline = false;
      continue;
    }
    const isRow = lead.includes('|');
    if (isRow && ruler.test(text)) {
      // What a Markdown table calls its columns is no statement of the text.
      if (columns && lines.at(-1)?.columns === columns) lines.pop();
      continue;
    }
    if (!isRow) columns = undefined;
    else if (!columns)
      columns = text
        .toLowerCase()
        .split('|')
        .map((cell) => cell.trim());
    const heading: Heading | undefined = isRow ? undefined : headingIn(section, text);
    const common = { isNumbered: /\d/.test(lead), columns: isRow ? columns : undefined };
    if (!heading && !isRow && section !== 'inputs' && inputWords.test(text) && !namedLine.test(text)) {
      for (const { index, ...sentence } of sentencesOf(text))
        lines.push({ ...common, ...sentence, start: at + index, section, isHeading: false });
      continue;
    }
    if (!heading) {
      const isInput = isRow
        ? isInputTable(columns) || section === 'inputs'
        : section === 'inputs' || inputWords.test(text);
      lines.push({ ...common, text, start: at, section, isHeading: false, isInput });
      continue;
    }
    const isAlsoDone: boolean = /^done/i.test(text) && lines.some((line) => line.section === 'acceptance');
    section = isAlsoDone ? 'done' : heading.section;
    isInline = heading.rest < text.length;
    if (isInline && !splitSections.has(section)) {
      lines.push({ ...common, text, start: at, section, isHeading: false, isInput: inputWords.test(text) });
      continue;
    }
    lines.push({ ...common, text: text.slice(0, heading.rest), start: at, section, isHeading: true, isInput: false });
    const rest = text.slice(heading.rest);
    if (isInline)
      lines.push({
        ...common,
        text: rest,
        start: at + heading.rest,
        section,
        isHeading: false,
        isInput: section === 'inputs' || inputWords.test(rest),
      });
  }
  return { source, lines, words: source.match(/[\p{L}\d'’-]+/gu)?.length ?? 0, isEnglish: isEnglish(source) };
}

/** Headings whose own line goes on without them: 'Caller: signed-in guest'. */
const splitSections: ReadonlySet<Section> = new Set([
  'acceptance',
  'done',
  'inputs',
  'example',
  'request',
  'response',
  'steps',
  'caller',
]);

const ruler = /^[\s:|-]*-[\s:|-]*$/;

/** A line with its end; a very long one in pieces, so that no pattern runs over all of it again and again. */
const rawLine = /[^\n]{0,600}(?:\n|$)|[^\n]{0,600}\s|[^\n]{600}/g;

/** Among inputs, 'Remark: entered by …' is the name of an input and no heading. */
function headingIn(section: Section, text: string): Heading | undefined {
  const heading = headingOf(text);
  return section === 'inputs' && heading?.section === 'other' && heading.rest < text.length && !/["“]/.test(text)
    ? undefined
    : heading;
}

const leadOf = (line: string) =>
  /^\s*(?:(?:[-*•–+>]+|#+|h\d\.|\|)\s*)?(?:\p{Extended_Pictographic}\uFE0F?\s*)?(?:\[[ xX]\]\s*)?(?:\d{1,2}[.)]\s+)?/u.exec(
    line,
  )?.[0] ?? '';

/** 'Amount (text field): …' describes one input to its end; prose does so by the sentence. */
const namedLine = /^[^.:(–]{2,40}(?::|\(|–|\s-\s)/;

const isInputTable = (columns: readonly string[] | undefined) =>
  columns?.some((column) => /^(?:input|field|label)s?$/.test(column)) ?? false;

export interface ReadText {
  source: string;
  lines: readonly Line[];
  words: number;
  isEnglish: boolean;
}

export interface Line {
  text: string;
  start: number;
  section: Section;
  isHeading: boolean;
  isNumbered: boolean;
  isInput: boolean;
  columns?: readonly string[] | undefined;
}
