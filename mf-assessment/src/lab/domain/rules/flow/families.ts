import { duration, type Told, wordsOf } from '../families.ts';

const verbs =
  'accepts|adds|answers|approves|archives|asks|assigns|attaches|bills|blocks|books|brings|calculates|calls|cancels|checks|chooses|cleans|clicks|closes|collects|compares|completes|confirms|contacts|copies|counts|creates|cuts|decides|delivers|dispatches|drives|drops|empties|enters|estimates|evaluates|examines|exports|files|fills|finds|fixes|forwards|gives|grades|hands|informs|inspects|installs|invites|invoices|issues|keys|labels|leaves|lists|loads|logs|looks|mails|makes|marks|matches|measures|meets|merges|mixes|moves|names|notes|notifies|offers|opens|orders|packs|passes|pays|phones|picks|places|plans|posts|prepares|presents|presses|prints|processes|proposes|publishes|puts|quotes|receives|records|registers|rejects|refuses|releases|reminds|removes|repairs|replaces|replies|reports|requests|reserves|returns|reviews|rolls|runs|scans|schedules|searches|sees|selects|sends|sets|ships|shows|signs|sorts|starts|stamps|stores|submits|swaps|takes|tells|tests|transfers|types|unpacks|updates|uploads|validates|verifies|visits|waits|washes|weighs|writes';
const nobody =
  'system|app|application|server|software|it|this|that|process|flow|step|if|when|then|data|job|train|scheduler|billing|process|passengers|mail|letter|form|file|message|money|which|who|what|and|or|there|everything|nothing|we|they';
const act = String.raw`(?:(?:the|an?|our) )?(?!(?:${nobody})\b)[A-Za-z][A-Za-z-]+(?: (?!(?:${nobody})\b)[a-z-]+){0,2} (?:${verbs})\b`;
/** Three times somebody does something: in sentences or parts of a list. */
const threeActs = new RegExp(
  String.raw`(?:(?:^|[.;,] |\b(?:and|then|who)\b )[^.;,\n]{0,40}?\b${act}[^\n]{0,120}?){3}`,
  'i',
);
const twoActs = new RegExp(String.raw`(?:(?:^|[.;,:] |\d[.)]? |\b(?:then)\b )(?:${act})[^\n]{0,160}?){2}`, 'i');

const trouble = wordsOf(
  "no|not|never|without|nobody|none|refus\\w+|reject\\w*|declin\\w+|fails?|failed|failure|absent|absence|away|ill|sick|missing|invalid|incomplete|unpaid|cannot|can['’]t|isn['’]t|doesn['’]t|aren['’]t|don['’]t|hasn['’]t|won['’]t|wrong|damaged|broken|late|later than|expired?|cancel\\w*|empty|unreachable|offline|lost|unknown|errors?|too \\w+|delay\\w*|timeout|objects|complain\\w*|stuck|gone|mismatch|defect\\w*|faulty|unreadable",
);
const someone =
  '(?:bank|carrier|courier|supplier|insurer|tax office|customs|authority|notary|police|broker|post office|payment (?:company|provider)|hospital|laboratory|court|municipality|employer|vendor|landlord|distributor|manufacturer|agency|contractor|seed breeder)';

export const flowFamilies: Readonly<Record<number, Told>> = {
  39: {
    found: [
      [/^from(?::|\b)[^\n]{4,80}\b(?:to|until)\b:?[^\n]{4,}/i],
      [/\bfirst (?:step|one)\b[^\n]{4,80}\blast\b[^\n]{4,}/i],
      [/\bIn: [^\n]{6,}\bOut: [^\n]{6,}/],
      [/[–-] from ["“]?[^\n]{4,60}\bto\b[^\n]{4,}/],
    ],
  },
  40: {
    found: [
      [/\b(?:outside|external(?:ly)?|third[- ]party|not ours?)\b[^\n]{0,40}[:(–-] ?[^\n]{3,}/i],
      [
        new RegExp(
          String.raw`\b(?:to|from|by|asks?|calls?|pays?|at) (?:the |an? |our |its )?${someone}\b|^(?:the )?${someone} [a-z]+s\b|\b${someone}['’]s (?:system|portal)\b`,
          'i',
        ),
      ],
      [/\b(?:via|through|by|at|with|to) (?:DHL|UPS|FedEx|SAP|PayPal|Stripe|Swiss Post|Royal Mail|Visa|Mastercard)\b/],
    ],
  },
  41: {
    found: [
      [
        /\b(?:kicks? off|kicked off|set off|triggers?|triggered|begins?|starts?|opens|begin where|we begin|comes? (?:in|back)|arrives?|is back)\b/i,
        /\b(?:when|as soon as|once|with|by|where|raises|presses)\b/i,
        /\S+(?: \S+){5,}/,
        /^(?!.*\b(?:needed|necessary|everything|cancel|report|customer no longer)\b)/i,
      ],
      [/\bIn: [^\n.]{8,}/],
      [/\bthat is (?:the beginning|where it (?:starts|begins))\b/i],
      [/["“][^"”\n]+["”] starts it\b|\bstarts it\b/i],
    ],
  },
  43: {
    found: [[threeActs]],
    vague: [[/^\w[\w -]{1,20}(?: ?(?:->|→|>|,) ?\w[\w -]{1,20}){2,}\.?$/]],
  },
  45: {
    found: [
      [
        /(?:->|→|=>) ?(?!(?:yes|no|back|go)\b)[a-z][^\n>→]*(?:,| \+ | and )[^\n]{2,}/i,
        /\b(?:id|ids|no|number|name|amount|date|order|note|label|photo|iban|qty|price|grade|form|slip|receipt|code|address|list|report|article|kg|ha|limit)\b/i,
      ],
      [
        wordsOf('sends?|passes|hands?|gives?|forwards?|mails?|transfers?|transmits?|receives?|submits?|returns?'),
        wordsOf(
          'form|slip|receipt|numbers?|ids?|dates?|amounts?|names?|address(?:es)?|reports?|lists?|files?|PDF|photos?|notes?|invoices?|orders?|readings?|results?|contracts?|tokens?|total|code|label|copy|policy|plan|letter',
        ),
        /\b(?:to|from)\b/i,
      ],
    ],
  },
  46: {
    found: [
      [
        wordsOf(
          'reads?|writes?|written|read|stores?|stored|saves?|saved|keeps?|kept|records?|recorded|enters?|entered|looks? up|logs?|logged|archive[sd]?|files?|types? into|updates?|searches',
        ),
        /\b(?:tables?|register|list|ledger|log ?book|spreadsheet|catalogue|roster|database of|file of|folder)\b|\b[A-Z]{3,}\b|\b[A-Z]\w*(?:DB|Base)\b/,
      ],
    ],
  },
  47: {
    found: [
      [twoActs],
      [
        /\b(?:performed|done|signed|approved|checked|handled|owned|prepared) by (?:the |an? )?(?!the\b|system|hand|mail|phone|responsible|someone|somebody|department in charge)[a-zA-Z]{2,}/i,
        /^(?!.*\bno\b)/i,
      ],
    ],
    vague: [[/\beach step has someone\b|\broles?: (?:see|tbd)|\b(?:does|do) most of it\b|\bresponsible department\b/i]],
  },
  48: {
    found: [
      [
        duration,
        /\b\d[\d., ]*(?: [a-z]+){0,3} ?(?:\/|per|an?|each|every|on|in) ?(?:days?|weeks?|months?|years?|hours?|Mondays?|Sundays?|shift|train|night)\b|\b(?:every|each|per) (?:day|week|month|year|night|Monday|Friday)\b[^\n]{0,25}\d|\b(?:daily|weekly|monthly|once a (?:day|week|month))\b/i,
      ],
    ],
  },
  49: {
    found: [
      [
        /\b(?:if|when|should|where|in case|unless|whoever)\b|^(?:no|not|without|wrong|missing|lost)\b|\?/i,
        trouble,
        /\S+(?: \S+){6,}/,
        /^(?!.*(?:\byes\b.*\bno\b|\benough\b))/i,
        /[,:;→–-]|\bthen\b/,
        /^(?!.*\b(?:handled|escalated|somehow|usually|starts?|begins?|tbd)\b)/i,
      ],

      [/\b(?:goes|comes|is sent|sent|sends? it|returns?|hands? it) back\b[^\n]{5,}/i],
    ],
  },
  50: {
    found: [
      [/\b[A-Z]{1,6}-\d+\b[^\n]*\b[A-Z]{1,6}-\d+\b/],
      [/\b(?:stor(?:y|ies)|realised|implemented|tickets?|backlog|Jira|US|links?)\b[^\n]*\b[A-Z]{1,6}-?\d+\b/],
    ],
  },
};
