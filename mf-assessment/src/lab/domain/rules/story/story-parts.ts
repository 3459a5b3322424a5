import { fogBenefit, fogVerb, fogWord } from '../fog.ts';
import { type Detector, firstIn, type Mark, markOf } from '../rule.ts';

const verbs =
  'add|approve|assign|book|buy|cancel|change|choose|close|copy|create|delete|download|edit|enter|export|filter|find|import|invite|list|merge|move|open|order|pay|print|publish|read|remove|rename|reply|report|save|search|see|select|send|share|show|sort|submit|update|upload|view|write';
const roleWords =
  /(?<!\b(?:soon|well|long|far|same|such) )\bas (?:an?|the)\s+(?!soon|result|rule|whole|matter|consequence)([^,\n.;:]{2,60}?)(?=,|\.|\s+(?:I|we)\b|$)/i;
const roleLine = /^(?:role|actor|persona|who|requester|requested by)\s*[:|–-]\s*(.+)$/i;
/** 'The night porter wants to …' */
const thirdPerson =
  /^(?:the |an? |our )?((?!it\b|this|that|there|some|we\b|you\b|people)[a-z][\w-]*(?: [\w-]+){0,4}?) (?:(?:wants?|wish(?:es)?|would like|needs?) to|should be able to)\b/i;
/** 'A clerk books a delivery, so that …' */
const toldOf = new RegExp(
  String.raw`^(?:story: )?(?:the |an? |our )?((?!it\b|this|that|there|some|we\b|you\b|people|users?\b)[a-z][\w-]*(?: [\w-]+){0,3}?) (?:(?:${verbs})(?:e?s)|gets|hears|enters|books|plans|records|marks)\b(?=[^.\n]{5,}\b(?:so (?:that|the|she|he|they|it)|because|in order to|otherwise)\b)`,
  'i',
);
const nobody =
  /^(?:the )?(?:(?:[\w-]+ )?(?:user|person|human|actor|people|users)|customer|client|someone|somebody|anyone|everyone|everybody|we|system|stakeholder|team)$/i;

export const role: Detector = ({ lines }) => {
  for (const pattern of [roleWords, roleLine, thirdPerson, toldOf])
    for (const { text, start } of lines) {
      const match = pattern.exec(text);
      const name = match?.[1]?.trim();
      if (match && name) return markOf(start + match.index, match[0], nobody.test(name) ? 'vague' : 'found');
    }
  return firstIn(
    lines.filter(({ isInput, section }) => !isInput && section !== 'acceptance').slice(0, 4),
    /\b(?:we|someone|somebody|people|users?|the system)\s+(?:needs?|wants?|should|must)\b/i,
    'vague',
  );
};

const wish =
  /(?:\bI(?:['’]d like| would like| want| need| wish| can)|^(?:the |an? |our )?(?:[\w-]+ ){1,5}?(?:(?:wants?|wishes|would like|needs?)(?= to)|should(?= be able)))(?! you\b)(?: to)?(?: be able to)?\s+([^.\n]{3,160}?)(?=,?\s+so (?:that|I|we|as|the|an?|they|he|she|it|no|my|our)\b|,?\s+otherwise\b|,?\s+in order to|,?\s+because|\.|$)/i;
const toldAction = new RegExp(
  String.raw`^(?:story: )?(?:the |an? |our )?(?:[\w-]+ ){1,4}?((?:${verbs})e?s\b[^.\n]{3,120}?)(?=,? so (?:that|the|she|he|they|it)\b|,? because|,? in order to|,? otherwise)`,
  'i',
);
const actionLine = /^(?:action|what|want|wish|need)\s*[:|–-]\s*(.+)$/i;
const several = new RegExp(
  String.raw`\b(?:${verbs})\b[^.]{0,40}?(?:,|\band\b|\bor\b|/|&)\s*(?:to )?(?:${verbs})\b`,
  'i',
);

export const action: Detector = ({ lines }) => {
  for (const pattern of [wish, actionLine, toldAction])
    for (const { text, start } of lines) {
      const match = pattern.exec(text);
      const words = match?.[1]?.replace(/^(?:to |be able to |have the ability to |easily |quickly |simply )+/i, '');
      if (match && words)
        return markOf(start + match.index, match[0], fogVerb.test(words) || several.test(words) ? 'vague' : 'found');
    }
  return undefined;
};

const reason =
  /\b(?:so that|so (?:I|we|they|he|she|it|the|no|an?|our|my)|so as to|in order (?:not )?to|in order that|otherwise|or else|failing which|(?:this|that) way,?|without (?:that|this|it)\b,?|to (?:avoid|prevent|save)|(?<=\b(?:want|wants|would like|wish|wishes|need|needs) to\b[^.\n]{3,120})because)\s+([^.\n]{3,160})/i;
const reasonLine = /^(?:benefit|why|value|reason|goal)\s*[:|–-]\s*(.+)$/i;

/** What follows 'so that', or a line 'benefit:'. It is vague when it says the action again. */
export const benefit: Detector = (text) => {
  const wished = action(text);
  const done = wished ? stems(text.source.slice(wished.start, wished.end)) : new Set<string>();
  for (const pattern of [reason, reasonLine])
    for (const { text: line, start } of text.lines) {
      const match = pattern.exec(line);
      if (!match?.[1]) continue;
      const why = stems(match[1]);
      const repeated = [...why].filter((stem) => done.has(stem)).length;
      const isVague =
        fogBenefit.test(match[1]) || (why.size > 0 && repeated / why.size >= 0.6 && !changes.test(match[0]));
      return markOf(start + match.index, match[0], isVague ? 'vague' : 'found');
    }
  return undefined;
};

/** 'I don't have to …': what is repeated is what no longer happens. */
const changes = /n['’]t\b|\b(?:not?|never|without|instead|fewer|less)\b/i;

const stems = (words: string) =>
  new Set(
    (words.toLowerCase().match(/[A-Za-zÀ-ž]{4,}/g) ?? [])
      .filter(
        (word) =>
          !/^(?:want|that|this|with|from|have|them|they|their|would|like|able|easily|quickly|more|when)$/.test(word),
      )
      .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '')),
  );

export const acceptance: Detector = ({ lines, source }) => {
  const items = lines.filter(
    ({ isHeading, section, text, start }) =>
      (section === 'acceptance' || /\[[ xX✓]\]\s{0,2}$/.test(source.slice(Math.max(0, start - 6), start))) &&
      !isHeading &&
      text.split(' ').length > 2,
  );
  const then = lines.filter(({ text }) => /^(?:and |then )?(?:given|when|then)\b.{8,}/i.test(text));
  const scenario =
    then.some(({ text }) => /\bthen\b/i.test(text)) && then.some(({ text }) => /\bwhen\b/i.test(text)) ? then : [];
  const all = items.length > 0 ? items : scenario;
  const fog = firstIn(all, fogWord, 'vague');
  const [first] = all;
  return fog ?? (first && wholeLine(first.start, first.text));
};

const wholeLine = (start: number, text: string): Mark => markOf(start, text, 'found');
