import { best } from '../columns.ts';
import { type Detector, firstIn, type Rule } from '../rule.ts';
import { stated } from '../stated.ts';

const says =
  /^(?!We |I |The |Our |They |It )[A-Z][\w'’ -]{2,50}\b(?:lets?|helps?|rents?|sells?|offers?|delivers?|shows?|gives?|allows?|connects?|finds?|books?|tells?|brings?|turns?|is an? [\w -]+ (?:for|that|where|which|with))\b[^.\n]{12,}/;

/** In its first lines a card says what it is about; later ones are about something else. */
const firstLines: Detector = ({ lines }) => firstIn(lines.slice(0, 4), says, 'found');

const name = String.raw`\s*(?:[:|–-]|is|by|are)?\s*(?:the )?(?:M[rs]s? |Dr )?(?!is\b|and\b|or\b|of\b|by\b|pays\b)[A-Za-z]\S+`;
const owner = new RegExp(
  String.raw`\b(?:owner|owned|answerable|accountable|responsible|run by|led by)\b(?: of the service)?${name}|\b(?:answers|is responsible|is accountable) for (?:the service|it)\b|\bis the (?:service |product )?owner\b|\b(?:leads|runs) (?:it|the service)\b`,
  'i',
);
const sponsor = new RegExp(
  String.raw`\b(?:sponsor(?:ed)?|funded|financed|money (?:comes )?from|budget (?:of|from|is with|holder)|paid out of|paid by(?=:))\b${name}|\bis the sponsor\b|\b(?:pays|budget) for (?:the service|it)\b|\bas sponsor\b`,
  'i',
);

const ownerAndSponsor: Detector = ({ lines }) => {
  const answers = firstIn(lines, owner, 'found');
  const pays = firstIn(lines, sponsor, 'found');
  if (answers && pays) return answers;
  const one = answers ?? pays;
  if (one) return { ...one, verdict: 'vague' };
  return firstIn(lines, /\b(?:the team|management|everyone|the company|we) (?:is|are) responsible\b/i, 'vague');
};

export const serviceRules: readonly Rule[] = [
  {
    criterion: 1,
    name: 'Service name and one-line purpose',
    ask: 'What is it called, and what does it do, in a sentence a customer would repeat?',
    askVague: 'What does it do, for whom? One sentence without adjectives.',
    detect: best(
      stated({
        label:
          '(?:digital )?service|service name(?: and (?:one-line )?purpose)?|purpose|business case|name|product|one[- ]line(?: purpose)?|in one (?:line|sentence)|what it (?:is|does)|idea',
        needs: /^(?!.*\b(?:innovative|next[- ]generation|state[- ]of[- ]the[- ]art)\b)\S+(?: \S+){4,}/i,
        vague:
          /\b(?:innovative|new|modern|unique|smart) (?:digital )?(?:solution|platform|service|app|product|system)\b/i,
      }),
      firstLines,
    ),
  },
  {
    criterion: 2,
    name: 'Problem the service removes',
    ask: 'What does the customer lose today: how much money, or how much time?',
    askVague: 'How much of what is lost today?',
    detect: stated({
      label: 'problems?(?: removed| solved| today| the service removes)?|pain|today|the problem|situation today',
      needs: /\d|\b(?:costs?|los(?:es?|t)|waits?|delay(?:s|ed)?|hours?|days?|weeks?|minutes?|twice|late)\b/i,
      found:
        /(?<!\b(?:chance|probability|risk)\b[^.\n]{0,80})\b(?:los(?:t|es?|ing))\b[^.\n]{0,30}\d[^\n]*|\d[\d., ]*k? ?(?:EUR )?lost\b[^\n]*|\b(?:today|at present|currently|so far|right now|until now)\b[^.\n]{0,120}\b\d[^.\n]*|\b(?:spends?|wastes?|loses|waits?)\b[^.\n]{0,60}(?:\b(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|ten|half a) ?(?:hours?|minutes?|days?|weeks?|EUR|USD|GBP|euros?|%|of)|[€£$]\d)[^.\n]*/i,
      vague:
        /\b(?:solves?|removes?|addresses) (?:many|several|a lot of|all|the|their|our|this|these) (?:\w+ )?problems?\b|\bproblem\b[^.\n]{0,40}\b(?:inefficient|annoying|unsatisfactory|complicated|difficult)\b/i,
    }),
  },
  {
    criterion: 3,
    name: 'Delivery channel',
    ask: 'How does it reach the customer: web, mobile, API, or a person?',
    askVague: 'Which channel exactly?',
    detect: stated({
      label: '(?:delivery )?channels?|delivery|delivered (?:as|by|through|via)|how it is delivered',
      found:
        /^(?:as an? )?(?:web portal|web ?shop|web page|website|(?:mobile )?app|kiosk|call cent(?:er|re))\b[^.\n]*|\bas an app\b[^.\n]*|\b(?:comes?|delivered|offered|provided|runs?|used|reached|reach it|works?|booked|ordered|opens?)\b[^.\n]{0,30}\b(?:as|by|through|via|on|in|over) (?:an? |the |our |their )?(?:\w+ )?(?:web|website|mobile|apps?|API|phones?|counter|e-?mail|browser|kiosk|chat|text message|SMS)\b[^.\n]{0,40}/i,
      vague: /\b(?:available|offered|sold|accessible) (?:online|digitally)\b|\bdigital channels?\b|\bmultichannel\b/i,
    }),
  },
  {
    criterion: 4,
    name: 'Revenue model',
    ask: 'Who pays, for what, and how often?',
    askVague: 'Subscription, commission, licence or one-off: who pays for what, how often?',
    detect: stated({
      label: '(?:revenue|business|pricing|price) model|who pays(?: for what)?|pricing|model',
      needs:
        /\b(?:pays?|paid|charged?|costs?)\b|\b(?:subscription|commission|licen[cs]e|one[- ]off|fee)\b.*\b(?:\d|per|each|every|month|year|a|of)\b/i,
      found:
        /(?<!\bwe |\bus |\bto )\b(?:pays?|(?:is|are) (?:charged|billed))\b[^.\n]{0,40}(?:\d|[€£$]\d)[^.\n]{0,40}\b(?:an?|per|each|every|monthly|yearly|once)\b[^.\n]*/i,
      vague:
        /\b(?:earns?|makes?) (?:its )?money\b|\bmoneti[sz]\w+|\b(?:by|through|with|as) (?:a )?(?:subscriptions?|commissions?|freemium|licen[cs]es?)\b/i,
    }),
  },
  {
    criterion: 5,
    name: 'Unit of sale',
    ask: 'What is the smallest thing that a customer can buy?',
    askVague: 'One what? Something that can be counted.',
    detect: stated({
      label: 'units?(?: of sales?)?|sold unit|smallest (?:unit|purchase)|what is sold|sold (?:by|per|as)',
      found:
        /\b(?:we sell|is sold|are sold|sells)\b (?:by the |per |single |one |as (?:a |single |one ))[^.\n]{3,60}|\bunit of sale is\b[^.\n]{3,}|\b(?:the )?smallest (?:thing|purchase|unit|order)[^.\n]{0,40}\b(?:is|:)[^.\n]{3,}|\bcan (?:buy|book|order) (?:a single|one) [^.\n]{3,40}/i,
      vague: /\bunits? (?:is|are) sold\b|\b(?:packages?|bundles?|units) (?:is|are) (?:sold|offered|available)\b/i,
    }),
  },
  {
    criterion: 6,
    name: 'Service owner and sponsor',
    ask: 'Who answers for the service, and who pays for it?',
    askVague: 'Which one person answers for it, and which one pays?',
    detect: ownerAndSponsor,
  },
];
