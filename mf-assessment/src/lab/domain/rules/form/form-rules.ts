import type { Line } from '../../text/read-text.ts';
import { fogWord } from '../fog.ts';
import { type Detector, everyLine, firstIn, inLines, markOf, type Rule } from '../rule.ts';

const purposeLine = /^(?:purpose|goal|job|what it is for)\s*[:|–]\s*\S+ \S+ \S[^\n]*/i;
const purposeInName =
  /\b(?:form|dialog|screen)\b[^.:\n]{0,50}(?::\s*|\b(?:lets?|helps?|is for|serves? to|is used (?:to|for)|where|with which|in which)\s+)\S+ \S+ \S[^.\n]*/i;
/** Sentences that say which people open it, or what it does: they may follow a title and are no purpose. */
const noPurpose =
  /^(?:(?:it is )?(?:opened|used|reached)\b|(?:all |the )?(?:users?|any(?:one|body)|every(?:one|body)) (?:can|may)\b|as an?\b|when\b|while\b|if\b|as soon\b|after\b|on\b|there (?:is|are)\b|an? (?:\w+ )?click\b|double\b|hover|tab\b|update\b|opens?\b|[a-z]+ing\b|labels?\b|inputs?\b)/i;

const nameAndPurpose: Detector = ({ lines }) => {
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
  /\b(?:[Gg]roup|[Ss]ection|[Ff]ieldset|[Ff]rame|block|panel)s?\s*[:–]?\s*(?:["“][^"”\n]{2,}["”]|[A-Z][\w ]{2,30})|\b(?:two|three|four|five|six) (?:groups|sections|blocks|parts|panels)\b[^.\n]{0,30}[:(–][^.\n]{3,80}|\bunder (?:the|a|its own) heading\b[^.\n]{2,40}/,
  /\bgrouped (?:logically|together|sensibly|well)\b|\b(?:logical|sensible|clear) (?:groups?|groupings?|sections?)\b|\b(?:inputs?|fields?)\b[^.\n]{0,20}\bgrouped\b/i,
);

const groups: Detector = (text) => {
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

const states: Detector = ({ lines }) => {
  const [wait, none, fail] = [loading, empty, failed].map((pattern) => firstIn(lines, pattern, 'found'));
  if (!wait) return firstIn(lines, unnamedStates, 'vague');
  return none && fail ? wait : { ...wait, verdict: 'vague' };
};

const unnamedStates =
  /\b(?:errors?|loading|empty (?:states?|lists?)|all states)(?: states?)? (?:is|are|will be|should be) (?:handled|considered|covered|treated|shown)\b|\b(?:handles?|covers?) (?:all )?(?:errors?|states)\b|\b(?:a )?(?:spinner|loading indicator)\b[^.\n]{0,20}/i;

export const formRules: readonly Rule[] = [
  {
    criterion: 86,
    name: 'Form name and purpose',
    ask: 'What is the form called, and what is it for? One sentence.',
    askVague: 'What is it for? One sentence with one job.',
    detect: nameAndPurpose,
  },
  {
    criterion: 87,
    name: 'Who opens the form',
    ask: 'Who opens it, and where do they come from?',
    askVague: 'Which role is that, and from which page or list?',
    detect: inLines(
      everyLine,
      /\b(?:opened|used|reached|started|filled in) (?:only )?by\b[: ]*(?!users?\b|any(?:one|body)|every(?:one|body)|people)[^.\n]{3,60}\b(?:from|through|via|after)\b[^.\n]{3,50}|\b(?:opens?|opened|reached|coming|comes?) (?:it )?from (?:the |an? |[\w-]+ )?(?:["“][A-Z]|[\w-]+ (?:list|page|folio|screen|menu|card|tile))[^.\n]{2,50}|(?<!\w )(?:[a-z]+ ){0,2}[a-z]+s?(?: only| \([^)\n]*\))?,? from [A-Z]\w+ ?> ?[A-Z][^.\n]*|\bfrom the (?:button|link|tile|page) ["“][^"”\n]+["”]|\bscans? the QR code[^.\n]*|\b(?:opens?|reach(?:es)?|starts?|(?:comes?|gets?) to) (?:it|this|(?:the|this) (?:form|screen|page|dialog))\b[^.\n]{0,30}\b(?:from|through|via|after)\b[^.\n]{3,50}/i,
      /\b(?:any(?:one|body)|every(?:one|body)|all users|(?:the )?users?|people) (?:can|may|is able to|are able to) (?:open|use|access|reach)\b|\bopened by\b[^.\n]{3,40}/i,
    ),
  },
  {
    criterion: 88,
    name: 'Layout and reading order',
    ask: 'In which order are the inputs read, and does Tab go the same way?',
    askVague: 'Which order is that?',
    detect: inLines(
      everyLine,
      /\b(?:reading|tab|visual|focus|keyboard) order\b[^.\n]{0,60}|\b(?:the )?tab(?: key)? (?:goes|moves|runs|leads|follows|walks)\b[^.\n]{3,60}|\b(?:from )?(?:top to bottom|left to right)\b|\b(?:one|two|three|single|left|right) columns?\b[^.\n]{0,40}/i,
      /\b(?:clear|logical|intuitive|clean|good|nice|sensible|modern) (?:layout|structure|order|design)\b|\bwell[- ](?:structured|arranged|laid[- ]out)\b/i,
    ),
  },
  {
    criterion: 89,
    name: 'Groups and sections',
    ask: 'Which inputs belong together, and under which heading?',
    askVague: 'Which groups, with which headings?',
    detect: groups,
  },
  {
    criterion: 90,
    name: 'Labels and headings',
    ask: 'Does every input have a visible label?',
    askVague: 'Is the label visible, and where does it stand?',
    detect: inLines(
      everyLine,
      /\b(?:each|every|all)(?: of the| the)? (?:inputs?|fields?|controls?|elements?)\b[^.\n]{0,25}\blabel\w*|\blabels?\b[^.\n]{0,30}\b(?:above|beside|left of|right of|next to|over|in front of|visible|stays?)\b|\bvisible labels?\b/i,
      /\blabels?(?: (?:is|are|should be|must be))? (?:clear|self-explanatory|meaningful|good|descriptive|understandable|proper)\b|\b(?:clear|meaningful|good|proper|descriptive|understandable) (?:labels?|headings?)\b/i,
    ),
  },
  {
    criterion: 91,
    name: 'Empty, loading and error states',
    ask: 'What does it show while it loads, when there is nothing, and when it fails?',
    askVague: 'And the other states: empty, loading, failed?',
    detect: states,
  },
];
