import type { Line, ReadText } from '../../text/read-text.ts';
import { best } from '../columns.ts';
import { type Detector, firstIn, type Mark, markOf } from '../rule.ts';
import { stated } from '../stated.ts';

const fogEvent = String.raw`(?!(?:it is )?(?:needed|necessary|required|appropriate)\b|everything\b|all (?:is|steps)\b|done\b|finished\b)`;

export const startEvent = stated({
  label:
    'start(?:s|ing)?(?: event| point| when| with)?|trigger(?:s|ed by)?(?: event)?|begins?(?: when| with)?|first event',
  needs: /^(?!when (?:needed|necessary)|as needed|if necessary)\S+ \S+/i,
  found: new RegExp(
    String.raw`\b(?:starts?|begins?|(?:is|gets) (?:triggered|started|set off)|triggered) (?:when(?:ever)?|once|as soon as|with|by|after|on|the moment) ${fogEvent}\S+ [^.\n]{3,}|\b(?:when|once|as soon as)\b[^.,\n]{5,70}, (?:the|this) (?:flow|process) (?:starts|begins)\b|^when an? [^.,\n]{3,50}(?:comes? in|arrives?|is received|calls?|reports?)\b[^.,\n]{0,20}, [^.\n]{5,}|\bat \d{1,2}[:.]\d\d\b[^.\n]{0,30}\b(?:starts|begins|runs)\b[^.\n]*|^new [a-z ]{3,20} (?:arrives|comes in)\b`,
    'i',
  ),
  vague:
    /\b(?:starts?|begins?)\b(?: \w+)? (?:when(?:ever)? (?:it is )?(?:needed|necessary|required)|as needed|regularly|automatically|if necessary)|\bthe (?:process|flow) (?:starts|begins|is (?:started|triggered))\b/i,
});

export const endState = stated({
  label:
    'ends?(?: state| event| point| when| with)?|final state|result|outcome|(?:finished|complete|done|over)(?: when)?|last state',
  needs: /^(?!everything is|all (?:is|done)|done$|finished$)\S+ \S+/i,
  found: new RegExp(
    String.raw`(?:^|[;,.] )over (?:when|once) [^.\n]{4,}|\b(?:ends?|finishe[sd]|is (?:over|complete|completed|closed|done|finished)|concludes) (?:when|once|as soon as|with|after) ${fogEvent}\S+ [^.\n]{3,}|\bat the end\b[^.\n]{0,40}\b(?:is|are|has|have)\b[^.\n]{4,}`,
    'i',
  ),
  vague:
    /\b(?:process|flow|it) (?:ends|finishes|is (?:finished|completed|done|closed))\b|\bends? (?:successfully|when everything)\b|\buntil (?:everything|all) is done\b/i,
});

const from = stated({
  label: 'boundar(?:y|ies)|purpose and boundary|scope|first and last step',
  needs: /\bfrom\b.{3,}\b(?:to|until|till)\b.{3,}|.{3,}\b(?:to|until)\b.{3,}|→|->|\bbegins\b.{5,}\bends\b/i,
  found:
    /\b(?:flow|process|procedure|covers?|it (?:goes|runs|reaches))\b[^.\n]{0,30}\bfrom (?!start|beginning|a to z|end)[^.\n]{4,80}\b(?:to|until|till|up to) (?:the |an? )?[^.\n]{4,80}/i,
  vague:
    /\bend[- ]to[- ]end\b|\bfrom (?:start|beginning|a) to (?:finish|end|z)\b|\b(?:whole|entire|complete|overall) (?:process|flow)\b/i,
});

export const boundary: Detector = (text) => {
  const mark = from(text);
  if (mark?.verdict === 'found') return mark;
  const title = text.lines.find(({ isHeading }) => !isHeading);
  const isNamed = title && title.text.split(' ').length <= 9 && !/[.?!]$/.test(title.text);
  return isNamed && startEvent(text)?.verdict === 'found' && endState(text)?.verdict === 'found'
    ? markOf(title.start, title.text, 'found')
    : mark;
};

const stepOf = ({ text, isNumbered }: Line) =>
  isNumbered ? text : /^(?:step )?\d+\s*[:.)|–-]\s*(.+)/i.exec(text)?.[1];

const isStepRow = ({ columns, text }: Line) =>
  /^(?:process )?steps?$/.test(columns?.[0] ?? '') && !/^(?:process )?steps?\b|^:?-/i.test(text);

export const steps: Detector = ({ lines, source }) => {
  const numbered = lines.filter((line) => stepOf(line) ?? isStepRow(line));
  const [first] = numbered;
  if (first && numbered.length > 2) {
    const isSaid = numbered.every(
      (line) => (stepOf(line) ?? line.text.split('|')[0] ?? '').trim().split(/\s+/).length > 1,
    );
    return markOf(first.start, first.text, isSaid ? 'found' : 'vague');
  }
  const chained = firstIn(
    lines.filter(({ text }) => !/^decisions?\b/i.test(text)),
    /\b[A-Za-z]+ [a-z][^\n>]{0,60}(?:>|→)\W{0,3}[A-Za-z]+ [a-z][^\n>]{0,60}(?:>|→)\W{0,3}[A-Za-z]+ [a-z][^\n]*/,
    'found',
  );
  if (chained) return chained;
  const acted = lines.filter((line) => headed.test(line.text) || bracketed.test(line.text));
  const [act] = acted;
  if (act && acted.length > 2) return markOf(act.start, act.text, 'found');
  const told = /\bfirst(?:ly)?,? [^.;,\n]{8,90}[.;,][^\n]{0,200}?\bthen\b[^\n]{8,80}/i.exec(source);
  if (told) return markOf(told.index, told[0], 'found');
  const bare = lines.filter(({ text, isHeading }) => !isHeading && /^[A-Za-z-]+(?: [A-Za-z-]+)?$/.test(text));
  const [word] = bare;
  return word && bare.length > 2
    ? markOf(word.start, word.text, 'vague')
    : firstIn(lines, /\b(?:several|many|various|the necessary|all) steps\b/i, 'vague');
};

const fork =
  /\?[^?\n]{0,60}\b(?:yes|no|if (?:so|yes|not))\b|\?\]?[^\n]{0,40}\n(?:[^\n]{0,40}\n)?[^\n]{0,8}\b(?:yes|no)\b|\?[^\n]{0,20}\n\W{0,6}[^\n]{2,30}(?:->|→|:)[^\n]+\n\W{0,6}[^\n]{2,30}(?:->|→|:)[^\n]+|\bdecides:? [^\n]{3,30} \/ [^\n]{3,30}|(?:^|\n)\W{0,4}if [^\n]{5,80}(?:→|->)[^\n]+\n\W{0,4}if [^\n]{5,80}(?:→|->)[^\n]+|\?\s*\n[^\n]{0,6}(?:yes|no)\b|\bif\b[^.\n]{3,140}[.;,:–—]\s*(?:[-*•>]\s*)?(?:\d[.)]\s*)?(?:otherwise|else|if not|or else|in all other cases)\b|\bif\b[^.\n]{3,140}[.;]\s{0,3}(?:[-*•]\s*)?(?:but )?if\b[^.,\n]{0,40}\b(?:not|no|isn['’]t|refused|rejected|declined|invalid|missing|fails?|less|more|below|above|under|over)\b/i;
const halfFork =
  /\bdepending on\b[^.\n]{0,40}|\ba decision is (?:made|taken)\b|\bis decided\b|\bdecides?\b(?! (?:whether|between))[^.\n]{0,30}|\bif (?!necessary|needed|[^.,;\n]*\b(?:no|not|nobody|absent|missing|fails?|failed|refused|rejected|declined|wrong|late|ill|away|invalid|without|cannot|damaged|broken)\b)[^.,\n]{5,}/i;
const named = stated({ label: 'decisions?(?: points?)?|forks?|question', needs: /\?.+\b(?:yes|no|:|→)|\bor\b|\/|→/i });

export const decisions: Detector = best(
  ({ source }) => {
    const match = fork.exec(source);
    return match ? markOf(match.index, match[0], 'found') : undefined;
  },
  named,
  ({ lines }) => firstIn(lines, /\bdecides? (?:whether|between)\b[^.\n]{5,}\bor\b[^.\n]{3,}/i, 'found'),
  ({ lines }) => firstIn(lines, halfFork, 'vague'),
);

const person = `(?!river|letter|order|paper|offer|number|folder|server|computer|printer|scanner|water|weather)(?:[a-z]+ ){0,2}(?:clerk|head|nurse|desk|chef|cook|staff|team|office|lead|guide|coach|host|chief|doctor|[a-z]+(?:er|or|ist|ian|ant|ee|man|woman))`;
const acts = new RegExp(
  String.raw`^(?:step \d+\W+|\d+\W+)?(?:(?:the|an?|our) ${person}|(?!trigger|whether|never|either|neither|other|after|under|over|for\b|or\b)(?:clerk|nurse|chef|cook|guide|coach|host|doctor|[a-z]+(?:er|or|ist|ian|ant))) (?!is\b|was\b|has\b)[a-z]+s\b[^.\n]{3,}`,
  'i',
);

/** 'Agent checks the order' and 'Warehouse receives it': two steps or more that each begin with a name and its verb. */
function rolesAtHead({ lines }: ReadText): Mark | undefined {
  const named = lines.filter((line) => headed.test(stepOf(line) ?? line.text) || bracketed.test(line.text));
  const [first] = named;
  return first && named.length > (stepOf(first) ? 1 : 2) ? markOf(first.start, first.text, 'found') : undefined;
}

/** 'Step 1 (Field team) …' and 'Student | picks a course'. */
const bracketed = /^(?:step )?\d{0,2}[.)]? ?\([A-Z][\w ]{2,25}\) \w|^[A-Z][a-z]+(?: [a-z]+)? \| [a-z]+s\b/i;

const headed =
  /^(?:the |an? )?(?!(?:system|app|application|server|software|it|this|that|process|flow|step|if|when|then|data|e-?mail|letter|order|form|file|message|money|refund|goods)\b)[A-Za-z-]{3,}(?: (?:team|desk|office|manager|department|clerk|lead))? (?!is\b|has\b|was\b|does\b|goes\b)(?:re)?(?:adds|answers|approves|archives|asks|assigns|books|bills|calls|checks|chooses|closes|compares|confirms|counts|decides|delivers|enters|explains|fills|forwards|gives|inspects|invoices|issues|loads|keys|fixes|phones|grades|collects|fetches|logs|marks|measures|opens|orders|packs|pays|picks|places|plans|prepares|presses|prints|puts|reads|receives|records|refuses|registers|rejects|releases|repairs|replies|reports|returns|reviews|scans|sends|ships|shows|signs|sorts|starts|stores|submits|takes|tells|tests|transfers|unpacks|updates|verifies|weighs|writes)\b/i;

export const responsible: Detector = best(
  stated({
    label:
      'responsible(?: roles?| for [^:\n]{2,40})?(?: per step)?|roles?|who|actors?|(?:performed|done|carried out) by|owner',
    column: /^(?:(?:responsible )?roles?|who|responsible|actor|owner|(?:performed |done )?by|person)\b/,
    needs: /^(?!see\b|the (?:system|team|department in charge|responsible)|someone|somebody|everyone)\S{3,}/i,
    found:
      /\b(?:is|are) responsible for\b[^.\n]{3,}|\b(?:is|are) \w+(?:ed|en|ne|wn|id|ut|ld) by (?:the|an?|our) (?!system\b|responsible|person|department in charge|software|end\b|e?-?mail|message|letter|date|time|phone|post\b|app\b|tool|job|rule|error|new\b|next\b|day|deadline|server|machine|camera|process|application)[a-z]{3,}/i,
  }),
  ({ lines }) => firstIn(lines, acts, 'found'),
  rolesAtHead,
  ({ lines }) =>
    firstIn(
      lines,
      /\bby (?:the )?(?:responsible|department in charge|person in charge|someone|somebody)\b|\b(?:someone|somebody) \w+s\b|\bthe responsible (?:person|department|team)\b|\b(?:is|are) (?:checked|approved|processed|reviewed|handled|archived|validated|verified|released)\b(?! by)/i,
      'vague',
    ),
);

const amount = String.raw`(?:\d[\d.,]*(?:\s?(?:to|–|-)\s?\d+)?|an?|half an|one|two|three|four|five|six|ten|twenty|thirty)`;
const time = new RegExp(
  String.raw`\b(?:takes?|lasts?|needs?|duration|time|about|on average)\b[^.;\n]{0,30}?\b${amount} (?:seconds?|minutes?|min|hours?|h|days?|weeks?)\b|\b\d[\d.,]*\s?(?:s|min|minutes?|seconds?)\b(?! (?:a|per|later|before|after))`,
  'i',
);
const volume =
  /\b(?:\d[\d.,]*|once|twice|one|two|three|four|five|six|ten|twenty|thirty|forty|fifty|hundred)\b(?: (?!(?:a|per|each|every)\b)[\w-]+){0,4} (?:a|per|each|every|an) (?:day|week|month|hour|year|night|shift|minute|morning|quarter)\b|\b\d[\d.,]*\s?(?:x|times)?\s?\/\s?(?:day|week|month|hour|year)\b/i;

export const timeAndVolume: Detector = ({ lines }) => {
  const long = firstIn(lines, time, 'found');
  const often = firstIn(lines, volume, 'found');
  if (long && often) return long;
  const one = long ?? often;
  if (one) return { ...one, verdict: 'vague' };
  return firstIn(
    lines,
    /\btakes (?:some|a long|a short|little|too much) time\b|\b(?:takes|lasts) (?:long|a while)\b|\b(?:runs?|happens|is done|comes?) (?:daily|weekly|monthly|often|regularly|frequently|every day)\b/i,
    'vague',
  );
};

const storyId = /\b(?:US|ST|STORY|Story)[- ]?\d+\b/;

const linked = ({ lines }: ReadText): Mark | undefined => {
  const own = lines.filter(({ text }) => /\b[A-Z]{2,6}-\d+$/.test(text));
  return own.length > 1 ? firstIn(own, /\b[A-Z]{2,6}-\d+$/, 'found') : undefined;
};

export const stories: Detector = (text) => linked(text) ?? namedStories(text);

const namedStories: Detector = ({ lines }) =>
  firstIn(lines, storyId, 'found') ??
  firstIn(
    lines.filter(({ text, columns }) => /\bstor(?:y|ies)\b/i.test(text) || columns?.some((head) => /stor/.test(head))),
    /\b[A-Z]{2,8}-\d+\b|#\d+\b|\bstories\s*:\s*["“][^"”]{5,}/,
    'found',
  ) ??
  firstIn(lines, /\b(?:user )?stories\b[^.\n]{0,30}|\bsee (?:the )?backlog\b/i, 'vague');
