import type { Line } from '../../text/read-text.ts';
import { fogWord } from '../fog.ts';
import { type Detector, everyLine, firstIn, inLines, markOf } from '../rule.ts';

const purposeLine = /^(?:purpose|goal|job|what it is for)\s*[:|–]\s*\S+ \S+ \S[^\n]*/i;
const purposeInName =
  /\b(?:form|dialog|screen)\b[^.:\n]{0,50}(?::\s*|\b(?:lets?|helps?|is for|serves? to|is used (?:to|for)|where|with which|in which)\s+)\S+ \S+ \S[^.\n]*/i;
/** Sentences about who opens it, or about what it does: they may follow a title and are no purpose. */
const noPurpose =
  /^(?:(?:it is )?(?:opened|used|reached)\b|(?:all |the )?(?:users?|any(?:one|body)|every(?:one|body)) (?:can|may)\b|as an?\b|when\b|while\b|if\b|as soon\b|after\b|on\b|there (?:is|are)\b|an? (?:\w+ )?click\b|double\b|hover|tab\b|update\b|opens?\b|[a-z]+ing\b|labels?\b|inputs?\b)/i;

/** A line 'purpose:', a sentence that says what the form does, or one right after the title. */
export const nameAndPurpose: Detector = ({ lines }) => {
  const [title, next] = lines;
  const named =
    firstIn(lines, purposeLine, 'found') ??
    firstIn(
      lines.slice(0, 3).filter(({ isInput }) => !isInput),
      purposeInName,
      'found',
    );
  if (named || !title || !isTitle(title)) return named;
  const sentence = next && !next.isInput && /^[A-Z][^\n]*?[.!](?=\s|$)/.exec(next.text)?.[0];
  if (sentence && sentence.split(' ').length > 4 && !noPurpose.test(sentence))
    return markOf(next.start, sentence, fogWord.test(sentence) ? 'vague' : 'found');
  return /^(?!inputs|fields|events)(?:[\w-]+ ){1,4}form$/i.test(title.text)
    ? markOf(title.start, title.text, 'vague')
    : undefined;
};

const isTitle = ({ text, isInput }: Line) => !isInput && text.split(' ').length <= 8 && !/[.,;?!]$/.test(text);

const namedGroups = inLines(
  everyLine,
  /\b(?:group|section|fieldset|block|panel)s?\s*[:–]?\s*(?:["“][^"”\n]{2,}["”]|[A-Z][\w ]{2,30})|\b(?:two|three|four|five|six) (?:groups|sections|blocks|parts|panels)\b[^.\n]{0,6}[:(–][^.\n]{3,80}|\bunder (?:the|a|its own) heading\b[^.\n]{2,40}/,
  /\bgrouped (?:logically|together|sensibly|well)\b|\b(?:logical|sensible|clear) (?:groups?|groupings?|sections?)\b|\b(?:inputs?|fields?)\b[^.\n]{0,20}\bgrouped\b/i,
);

/** Groups by name, or two headings with inputs below each. */
export const groups: Detector = (text) => {
  const { lines, source } = text;
  const headings = lines.filter((line, index) => {
    const next = lines[index + 1];
    return (
      isTitle(line) && !line.isHeading && line.text.split(' ').length <= 6 && next?.isInput && hasBullet(source, next)
    );
  });
  const [first] = headings;
  return first && headings.length > 1 ? markOf(first.start, first.text, 'found') : namedGroups(text);
};

const hasBullet = (source: string, { start }: Line) =>
  /[-*•+]\s{0,3}$/.test(source.slice(Math.max(0, start - 5), start));

const shown = String.raw`[^.\n]{0,40}(?:\b(?:shows?|shown|says?|appears?|reads?|displays?|displayed|stands?|visible|disabled|replaced|remains?|stays?|offers?)\b|["“])`;
const loading = new RegExp(
  String.raw`\b(?:while|during|until)\b[^.\n]{0,30}\b(?:load|fetch|read|arriv|wait|com)\w*\b${shown}|\bloading\b\s*[:|–]\s*\S+|\bloading\b${shown}`,
  'i',
);
const empty = new RegExp(
  String.raw`\b(?:empty|no \w+(?: \w+)?(?: yet)?|nothing(?: found| to show)?|without (?:a|an|any)\b)${shown}|\bempty\s*[:|–]\s*\S+`,
  'i',
);
const failed = new RegExp(
  String.raw`\b(?:fails?|failed|errors?|offline|times? out|cannot be (?:read|loaded|reached)|does not answer|unreachable)\b${shown}|\b(?:error|failed|failure)\s*[:|–]\s*\S+`,
  'i',
);

/** What is shown while data comes, when there is none, and when it does not come. Loading alone, or with one other, is vague. */
export const states: Detector = ({ lines }) => {
  const [wait, none, fail] = [loading, empty, failed].map((pattern) => firstIn(lines, pattern, 'found'));
  if (!wait) return firstIn(lines, unnamedStates, 'vague');
  return none && fail ? wait : { ...wait, verdict: 'vague' };
};

const unnamedStates =
  /\b(?:errors?|loading|empty (?:states?|lists?)|all states)(?: states?)? (?:is|are|will be|should be) (?:handled|considered|covered|treated|shown)\b|\b(?:handles?|covers?) (?:all )?(?:errors?|states)\b|\b(?:a )?(?:spinner|loading indicator)\b[^.\n]{0,20}/i;
