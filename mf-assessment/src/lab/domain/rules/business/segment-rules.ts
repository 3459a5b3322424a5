import { best } from '../columns.ts';
import { type Detector, firstIn, markOf, type Rule } from '../rule.ts';
import { stated } from '../stated.ts';

const buyerAndUser =
  /\b[a-z]+(?: [a-z]+)? (?:buy|pay|order)s?, (?:the )?[a-z]+(?: [a-z]+)? uses?\b[^.\n]*|\b(?:buyer|payer|customer)\s*[:|–-][^\n]{3,80}\s+(?:[-*•]\s*)?(?:end )?users?\s*[:|–-]\s*\S+|\b(?:pays?|buys?|orders?|signs)\b[^.\n]{0,60}[;,.]?[^.\n]{0,40}\b(?:uses? (?:it|them|the)|are the users|is the user|works? with it)\b[^.\n]*|\bbuyers? (?:is|are)\b[^.\n]{3,60}\busers?\b[^.\n]*|\busers? (?:is|are)\b[^.\n]{3,60}\b(?:buyers?|pays?)\b[^.\n]*/i;

const buyerUser: Detector = ({ lines, source }) => {
  const match = buyerAndUser.exec(source);
  if (match) return markOf(match.index, match[0], 'found');
  return firstIn(
    lines,
    /\b(?:customers?|buyers?) (?:and|or) (?:the )?users?\b|^(?:buyers?|payers?|users?)\s*[:|–-]\s*\S[^\n]*/i,
    'vague',
  );
};

const evidence =
  /\b(?:asked|interview\w*|survey\w*|trial|tested|pilot|study|quotes?|evidence|paid|offers?|letters?|polls?)\b/i;

export const segmentRules: readonly Rule[] = [
  {
    criterion: 7,
    name: 'Customer segment definition',
    ask: 'Who is in the segment and who is not? A rule, no mood.',
    askVague: 'By which rule is somebody in it or out of it?',
    detect: stated({
      label:
        '(?:customer |target |market )?segments?(?: definition)?(?: ["“]?[\\w -]{1,30}["”]?)?|target (?:group|audience|customers?)|customers?|[A-D]|segment [A-D1-4]',
      needs:
        /\b(?:who|that|which|with|whose|at least|at most|more than|fewer than|less than|between|under|over|without|every)\b/i,
      found:
        /\b(?:segment|customer) (?:is|are|means) (?:every|each|any|an?|all) [^.\n]{3,60}\b(?:who|that|which|with|whose)\b[^.\n]{3,}|\b(?:belongs? to|counts? as|is in) (?:the|this|our|a) segment\b[^.\n]{3,}|\bsegment\b[^.\n]{0,50}\b(?:who|that|whose|with (?:at least|more than|fewer than|less than|\d))\b[^.\n]{4,}/i,
      vague:
        /\btarget (?:group|audience|market|customers?)\b[^.\n]*|\b(?:is )?(?:for|aimed at) (?:everybody|everyone|anyone|all (?:people|companies|users))\b/i,
    }),
  },
  {
    criterion: 8,
    name: 'Segment size',
    ask: 'How many customers are in it? From which source, of which date?',
    askVague: 'Where does the number come from, and when?',
    detect: stated({
      label: '(?:segment |market )?size(?: of (?:the )?\\w+)?|segment size|number of (?:customers|\\w+)',
      needs: /\d.*(?:\bfrom\b|\bsource\b|according|register|census|survey|statistic|list|\b20\d\d\b|\()/i,
      found:
        /\b\d[\d., ]* in [A-Z]\w+ \([^)\n]*20\d\d\)|\b(?:there are|we count|counts?|has|have|lists?|about|around|some) (?:about |around |some |roughly )?\d[\d., ]*\s+(?!EUR|USD|GBP|euros?|percent|%|hours?|minutes?|days?|weeks?|months?|years?)[a-z][^.\n]{3,80}(?:\bsource\b|according to|register|census|survey|statistics|chamber|office|\b20\d\d\b)[^.\n]*/i,
      vague:
        /\b(?:huge|large|big|growing|enormous|considerable) (?:market|segment|potential|group)\b|\bmarket is (?:huge|large|big|growing|enormous)\b|\bmany (?:potential )?customers\b|\bthere are (?:about |around |some |roughly )?\d[\d., ]*\s+[a-z]{4,}/i,
    }),
  },
  {
    criterion: 9,
    name: 'Buyer versus user',
    ask: 'Who pays, and who uses it?',
    askVague: 'Who is the buyer, and who the user? Apart.',
    detect: buyerUser,
  },
  {
    criterion: 10,
    name: 'Willingness to pay',
    ask: 'Which price range does each segment accept, and how do you know?',
    askVague: 'From how much to how much, and what is the evidence?',
    detect: best(
      stated({
        label: 'willingness(?: to pay)?|price range|would pay|accepted price',
        needs: new RegExp(`\\d.*${evidence.source}|${evidence.source}.*\\d`, 'i'),
      }),
      ({ lines }) => {
        const said = firstIn(
          lines,
          /[^.\n]*\b(?:would|will|willing to|ready to|prepared to) pay\b(?! (?:off|for itself))[^\n]*/i,
          'vague',
        );
        return said &&
          /\bpay\b.*\d|\d.*\bpay\b/i.test(lineAt(lines, said.start)) &&
          evidence.test(lineAt(lines, said.start))
          ? { ...said, verdict: 'found' }
          : said;
      },
    ),
  },
  {
    criterion: 11,
    name: 'Geographic and legal boundary',
    ask: 'Which countries or regions are served, and what keeps the others out?',
    askVague: 'Which countries? Which rule keeps the others out?',
    detect: stated({
      label:
        'countr(?:y|ies)(?: served)?|geograph\\w*(?: and legal boundary)?|(?:legal )?boundar(?:y|ies)|regions?|territor(?:y|ies)|markets served|where',
      needs: /\b[A-Z][a-z]{2,}/,
      found:
        /\b(?:[Ww]e (?:only )?(?:sell|serve|offer|operate|deliver|start)|(?:is|are) (?:only )?(?:sold|served|offered|available))\b(?: it| them| only)? in (?:the )?[A-Z]\w+[^.\n]*|\b[Oo]nly in [A-Z]\w+[^.\n]*/,
      vague: /\b(?:worldwide|globally|internationally|everywhere|in all countries|all over the world)\b/i,
    }),
  },
  {
    criterion: 12,
    name: 'Acquisition channel per segment',
    ask: 'How does each segment hear of it, and what does one new customer cost?',
    askVague: 'Which channel, and how much for one new customer?',
    detect: stated({
      label:
        '(?:customer )?acquisition(?: channels?)?(?: per segment)?|(?:marketing|sales) channels?|how they hear(?: of (?:us|it))?|reached (?:by|through)',
      needs: /\d/,
      found:
        /\b(?:hears?|learns?|finds? out) (?:of|about) (?:us|it|the \w+)\b[^.\n]*\d[^.\n]*|\b(?:found|reached) (?:by|through) [^.\n]{3,60}\d[^.\n]* per (?:new )?\w+|\b(?:a|one|each|every|per) (?:new )?(?:\w+ )?(?:customer|clinic|member|client|subscriber|account|school|shop)\b[^.\n]{0,20}\bcosts? (?:us )?(?:about )?\d[^.\n]*/i,
      vague:
        /\b(?:do|does|through|with|by|some|via|use|online) (?:\w+ )?(?:marketing|advertising|social media)\b|\bword of mouth\b|\b(?:hears?|learns?) (?:of|about) (?:us|it)\b[^.\n]*/i,
    }),
  },
  {
    criterion: 13,
    name: 'Priority segment',
    ask: 'Which segment comes first, and why?',
    askVague: 'Why that one?',
    detect: stated({
      label: '(?:priority|first|main|primary)(?: customer)?(?: segment)?|we (?:begin|start) with|served first',
      needs: /\b(?:because|since|as (?:it|they|the)|reason|why|so that)\b/i,
      found:
        /\b(?:begin|start|go|serve|first)\b[^.\n]{0,60}\b(?:because|since|as they|as it)\b[^.\n]{4,}|\bcomes? first\b[^.\n]{0,20}\b(?:because|since|as)\b[^.\n]{4,}/i,
      vague: /\b(?:most important|main|priority|primary|core) (?:target )?(?:segment|group)\b/i,
    }),
  },
];

const lineAt = (lines: readonly { start: number; text: string }[], at: number) =>
  lines.find(({ start, text }) => at >= start && at <= start + text.length)?.text ?? '';
