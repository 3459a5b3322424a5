import { money, months, reason, source, type Told, wordsOf } from '../families.ts';

const customers =
  /\b\d[\d.,' ]*(?:k|m)? (?!EUR|USD|GBP|CHF|euros?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|cents)(?:of them\b|(?:[\w-]+ ){0,2}?[a-z]{3,}s\b|people\b)/i;
const cost = String.raw`\d[\d., ]*(?:k\b| ?(?:EUR|USD|GBP|CHF|euros?|€|£|\$)|(?= a (?:year|month)))`;
const running =
  'wages|salar(?:y|ies)|rent|hosting|marketing|advertis\\w+|insurance|tools?|software|licen[cs]es?|energy|electricity|accounting|staff|office|lease|phones?|support|cleaning|app|cloud|servers?|heating';
const countries =
  'Austria|Germany|Switzerland|France|Italy|Netherlands|Belgium|Luxembourg|Spain|Portugal|Poland|UK|Ireland|Britain|England|Scotland|Wales|EU|DACH|Denmark|Sweden|Norway|Finland|Czech\\w*|Slovakia|Hungary|Slovenia|Croatia|Greece|Turkey|US|USA|Canada|Mexico|India|Japan|Australia|Europe|Bavaria|Tyrol|Vienna|Berlin|London|Paris|Munich|Zurich|DE|AT|CH|NL|BE|FR|IT';
const country = new RegExp(String.raw`\b(?:${countries})\b`);
const noCountry = new RegExp(String.raw`^(?!.*\b(?:${countries})\b)`);
const tasks =
  'asks|calls|checks|meets|writes|rewrites|applies|orders|trains|talks|hires|books|signs|clears|clarifies|gets|finds|speaks|builds|files|negotiates|prepares|sends|tests|adds|replaces|collects|brings|submits|recruits|moves|installs|delivers|decides|visits|reviews|agrees|settles';

export const businessFamilies: Readonly<Record<number, Told>> = {
  3: {
    found: [
      [
        wordsOf(
          'book(?:s|ed)?|orders?|ordered|rents?|buys?|bought|uses?|used|reach(?:ed|es)?|deliver(?:s|ed|y)?|sits?|uploads?|reserves?|comes?|sell|sold|offered|available|channels?|served|runs?|works?|accessed|opened|opens|open|subscribes?|sign(?:s|ed)? up',
        ),
        /\b(?:in|on|via|through|over|by|with|from|as) (?:the |an? |our |their |its )?(?:[\w-]+ )?(?:apps?|web(?: ?(?:site|page|shop|portal))?|browser|portal|(?:tele)?phone|counter|kiosk|API|WhatsApp|SMS|tablet|hotline|terminal|video|chat|mobile)\b|^(?:web|app|mobile|API|browser|phone)\b/i,
      ],
      [
        /\b(?:web|mobile|app|API|browser)\b ?(?:,|and|plus|\+|&|or) ?(?:the |an? )?(?:web|mobile|app|API|phone|counter|desk|hotline|staff)\b/i,
      ],
    ],
  },
  5: {
    found: [
      [/\b(?:sold|sell|charged?|billed?) (?:only )?(?:per|by the|as (?:an?|one|single)|in (?:packs|units|blocks))\b/i],
      [
        /\b(?:one|1|an?) (?:subscription|licen[cs]e|ticket|seat|pass|ride|hour|visit|lesson|order|package|box|report|session|membership) (?:per|for (?:one|an?|each))\b/i,
      ],
      [/\b(?:smallest|unit of sale|what (?:is|they|you|we) (?:sold|buy|sell|pay for))\b/i, /\b(?:one|single|an?|1)\b/i],
      [/\bnothing smaller\b|\bis (?:what is )?sold\b(?= *(?:$|[.;]))/i],
    ],
  },
  8: {
    found: [
      [
        customers,
        /\([^)\n]*(?:\b(?:source|survey|register|census|statistics?|CRM|list|ledger|chamber|ministry|office|association|report|study)\b|20\d\d)|\b(?:sources?|according|register|census|statistics|CRM|chamber of)\b/i,
        /^(?!.*\b(?:would|pays?|price|saves?|pilot|trial|lost|spend|EUR per|told|said|interviews?|asked|guess|tested)\b)/i,
      ],
    ],
    vague: [[wordsOf('market|segment|potential'), wordsOf('big|huge|large|growing|promising|enormous')]],
  },
  9: {
    found: [
      [/\b(?:signs?|pays?|buys?|orders?)\b[^\n.]{0,40},[^\n.]{0,30}\bonly (?:looks?|reads?|watch(?:es)?|uses?)\b/i],
      [/\busers?\b ?[:=–-] ?[^\n]{2,60}?[.;,\n] ?(?:payers?|buyers?|paid by|who pays)\b/i],
      [
        /\b(?:paid|bought|ordered|signed) (?:for )?by\b[^\n]*\bused by\b|\bused by\b[^\n]*\b(?:paid|bought|ordered) (?:for )?by\b/i,
      ],
      [
        /\b(?:pays?|buys?|signs?|orders?)\b[^\n]{0,60}(?:\bbut\b|\bwhile\b|\bwhereas\b|,|;)[^\n]{0,50}\b(?:uses?|works? with|operates?|opens?|benefits?)\b/i,
      ],
    ],
  },
  10: {
    found: [
      [
        wordsOf(
          "would (?:\\w+ )?(?:pay|spend|give|accept)|(?:they|he|she)[’']d (?:pay|take)|pay \\d+|willing|ready to pay|accept(?:able|s|ed)?|price (?:band|range|corridor)|up to|afford",
        ),
        /\d/,
        source,
      ],
    ],
    vague: [[wordsOf('would (?:\\w+ )?(?:pay|spend|buy)|willingness to pay|willing to pay|price (?:band|range)')]],
  },
  11: {
    found: [
      [
        country,
        /\b(?:only|excluded?s?|laws?|rules?|licen[cs]e|outside|keeps?|except|permit|VAT|customs|limited|not (?:in|to|for)|countries|served?|sold|sell|regulat\w+|concession)\b/i,
      ],
    ],
  },
  12: {
    found: [
      [
        wordsOf(
          'hears?|finds? us|learns?|reach(?:ed)?|acqui\\w+|recruit\\w*|adverts?|advertising|ads?|fairs?|flyers?|newsletters?|Google|social media|referrals?|word of mouth|campaigns?|leaflets?|posters?|magazine|mag|mailings?|won',
        ),
        /\d/,
        /\b(?:per|each|every|for (?:one|each|every)|an?) (?:new |single |acquired )?(?!month|year|week|day|hour|fair)[a-z]+\b/i,
        /^(?!.*\bmonth)/i,
      ],
    ],
  },
  14: {
    found: [
      [
        /["“](?:I|my|it|somebody|show|tell|let|one|stop|search|page|find)\b[^"”\n]*? [^"”\n]*["”]/i,
        /\b(?:features?|asked for|asks? for|want(?:s|ed)?|saves?|wishe[sd]?|costs?)\b/i,
      ],
      [/["“][^"”\n]{8,}["”][^\n]*["“][^"”\n]{6,}["”]/, /^(?!.*\b(?:said|says|wrote|told)\b)/i],
    ],
  },
  18: {
    unless: /\bcosts? \d+ ?k a year\b/i,
    found: [
      [
        new RegExp(
          String.raw`[a-z"”]{3,}:? (?:costs? |for )?${cost}[^,;\n]{0,12}[,;] (?:and )?(?:the )?["“]?[a-z][\w "”-]{2,30} (?:costs? )?${cost}`,
          'i',
        ),
        new RegExp(
          String.raw`^(?!.*\b(?:${running.replace('insurance|', '').replace('app|', '').replace('cleaning|', '').replace('phones?|', '').replace('tools?|software|', '')}|month|sell|asks|charges)\b)`,
          'i',
        ),
      ],
    ],
  },
  19: {
    found: [
      [/\bNo [a-z]+(?: [a-z]+)?(?: because| since| as |:| –| -) [^\n]{6,}/],
      [/^no [a-z][^\n]{0,50}(?:\b(?:because|since|as|for|too)\b|[:–—]| - )\s*\S+/i],
      [
        wordsOf(
          "won['’]t|will not|do(?:es)? not|don['’]t|never|not going to|left out|leave \\w+ out|leave out|dropp?(?:ed)?|retired?|skip(?:ped)?|switch(?:ed)? off|refused?|deliberately (?:no|not)",
        ),
        new RegExp(`${reason.source}|[:–—]`, 'i'),
        wordsOf(
          'build|offer|features?|add|include|support|plan|make|sell|chat|version|left out|leave|dropped|retired|refused',
        ),
      ],
    ],
  },
  21: {
    found: [
      [
        wordsOf(
          'many|most|some|others|people|they|half|still|today|rather|instead|otherwise|everybody|strongest|simply|or|rival',
        ),
        wordsOf(
          'spreadsheets?|Excel|paper|notebooks?|pen|by hand|manually|do(?:ing)? nothing|themselves|neighbou?rs?|friends?|nephew|WhatsApp|e-?mails? (?:to|back)|post-?its?|fax|whiteboards?|on foot|own car|phone calls?|phones? (?:round|around)|two locks',
        ),
        /^(?!.*\b(?:deliver|channel|book|rent it)\b)/i,
      ],
    ],
  },
  22: {
    found: [
      [
        wordsOf('prices?|asks|charges|takes|costs|per|EUR|USD|GBP|CHF|month|fee|rent'),
        /\b[A-Z]\w+:? (?:asks|charges|takes|costs|is|at|wants)? ?(?:[€£$]\s?)?\d[^\n,;]{0,25}[,;] (?:and )?[A-Z]\w+:? (?:asks |charges |at )?(?:[€£$]\s?)?\d[^\n]*/,
      ],
    ],
    vague: [[/\bprices? (?:is|are) (?:comparable|similar|lower|higher|fair)\b/i]],
  },
  23: {
    found: [
      [
        wordsOf('compar(?:e|es|ed|ing)|choose by|decide by|criteria|care about|matters?'),
        /\w+[^,\n]{2,40}(?:,| and )[^\n]{3,}/i,
        /^(?!.*\b(?:exist|obvious|known)\b)/i,
      ],
      [/\b[A-Z]\w+: [^;.\n]*[,/][^;.\n]*[;.] (?:[A-Z]\w+): [^;.\n]*[,/]/],
    ],
    vague: [[/\b(?:compared with them|better than)\b/i]],
  },
  24: {
    unless: /\b(?:wages|sick) leave\b/i,
    found: [
      [
        wordsOf(
          '(?<!sick |wages )leav(?:e|es|ing)|stopp?(?:ing)? with|getting (?:out|rid) of|quit(?:s|ting)?|switch(?:es|ing)?|chang(?:e|es|ing) (?:from|to|provider)|mov(?:e|es|ing) (?:away|from|over)|notice|exit fee|terminat\\w+|migrat\\w+',
        ),
        /\d/,
        /^(?!.*\b(?:customers? leaves?|before I|payments?)\b)/i,
      ],
    ],
  },
  25: {
    unless: /\breact we\b/i,
    found: [
      [
        /\b(?:probable|likely|expected) (?:re)?(?:move|action)\b[^\n]*\b(?:we|our)\b|\b[A-Z]\w+ (?:may|might|could|will (?:probably|surely))\b[^\n]{4,80}[.;,] (?:[Tt]hen )?(?:[Ww]e|[Oo]ur) [^\n]{4,}/,
      ],
      [
        /\b(?:if|should|when|in case|suppose|once)\b/i,
        wordsOf(
          'lowers?|cuts?|drops?|cop(?:y|ies)|launch\\w*|halves?|undercuts?|enters?|goes (?:online|down)|opens?|match(?:es)?|builds?|reacts?|follows?|imitates?',
        ),
        /\b(?:we|our|us)\b/i,
      ],
    ],
  },
  26: {
    found: [
      [
        wordsOf(
          'laws?|permits?|permission|licen[cs]es?|regulat\\w+|GDPR|data protection|privacy|authorit(?:y|ies)|concession|directive|ordinance|court|works council|inspect\\w+|building office|trade union|registered',
        ),
        wordsOf(
          'must|needs?|requires?|open|missing|not yet|forbids?|pending|without|waits?|could|asks?|refus\\w+|bans?|has to|only|before|until',
        ),
        /^(?!.*\b(?:only in|countries|excludes? us|don['’]t have)\b)/i,
        noCountry,
      ],
    ],
    vague: [[/\blegal (?:risks?|issues?|questions?)\b/i]],
  },
  28: {
    found: [
      [
        wordsOf(
          'staff|team|hotline|drivers?|couriers?|stock|warehouse|technicians?|nurses?|shifts?|vans?|suppliers?|workshop|sick(?: leave)?|trainers?|cooks?|physio\\w+|mechanics?|support',
        ),
        wordsOf(
          "too few|at most|cannot|can['’]t|don['’]t find|not enough|missing|short|limit(?:ed)?|sick leave|closed|no one|nobody|only|runs? out|needs? two",
        ),
        /^(?!.*\b(?:wages|paid|pays|customers? (?:book|rent)|delivered)\b)/i,
      ],
    ],
  },
  30: {
    found: [
      [
        /\b\d[\d.]* ?(?:%|per ?cent)|\b(?:one|two|1|2) in (?:three|four|five|ten|\d+)\b/i,
        money,
        /^(?!.*\b(?:commission|orders|grows?|market share|margin|discount|interest|of (?:the )?(?:customers|orders|revenue)|takes|asks|charges|plus|with the order)\b)/i,
      ],
    ],
  },
  31: {
    found: [
      [
        new RegExp(
          String.raw`\b(?:M[rs]s? |Dr )?[A-Z][a-z]+ (?:(?:will|is going to|has to|must) \w+|${tasks})\b[^\n]{3,80}\b(?:by|until|before|on|till|end of|not later than)\b[^\n]{0,12}(?:\d|${months}|Monday|Tuesday|Wednesday|Thursday|Friday|week|month|quarter)`,
        ),
      ],
      [new RegExp(String.raw`\b(?:from|by|until|before) (?:\d+ )?(?:${months})[^\n]{0,6}, [A-Z][a-z]+(?:\.|$)`)],
      [
        wordsOf('owner|responsible|assigned to|in charge'),
        new RegExp(String.raw`\b(?:by|until|before|due)\b[^\n]{0,12}(?:\d|${months})`),
      ],
      [
        new RegExp(
          String.raw`\b(?:from|by|until|before|end of)\b[^\n,]{0,14}(?:${months}), (?:[A-Z]\. )?[A-Z][a-z]+|(?:[A-Z]\. )?[A-Z][a-z]+, (?:${months})\b`,
        ),
      ],
    ],
    vague: [[/\b(?:will be taken care of|under control|we(?:['’]ll| will) see|taken care of)\b/i]],
  },
  32: { unless: /\b(?:wages|salar\w+|opex|costs?|expenses)\b/i },
  34: {
    found: [
      [
        new RegExp(
          String.raw`\b(?:${running})\b[^,;\n]{0,15}\d[^\n]{0,40}?[,;+][^\n]{0,40}\b(?:${running})\b[^,;\n]{0,15}\d|\d[\d., ]* (?:${running})\b[^\n]{0,10}[,;+] ?\d[\d., ]*k? (?:${running})\b`,
          'i',
        ),
      ],
      [/^(?:wages|salaries|rent|marketing|hosting)\b ?\|[^\n]*\d/i],
    ],
  },
  36: {
    found: [
      [
        wordsOf('pays?|paid|arrives?|invoices?|due|payments?|receives?|wages|suppliers?|deposit|instal\\w+|money'),
        /\b(?:(?:after|within|in) \d+ days|\d+ days (?:after|later)|on the \d+(?:st|nd|rd|th)?|in advance|up ?front|on (?:order|delivery)|at the (?:end|beginning|start) of)\b/i,
      ],
    ],
  },
  37: {
    found: [
      [
        wordsOf(
          'break-?even|(?:would be|are|be) even|pays? (?:for itself|off|back)|paid back|costs are covered|cover(?:s|ed)? (?:its|all|the|our) costs|in the black|no (?:more )?loss|profit(?:able)?|recouped',
        ),
        /\b(?:(?:month|year|quarter) \d+|\d+(?:st|nd|rd|th)? (?:months?|year|quarter)|(?:in )?(?:month|year) \d+|(?:at|after|from|with) \d+)/i,
        /^(?!.*\bsav)/i,
      ],
    ],
  },
  38: {
    found: [
      [
        /\b(?:guess(?:es|ed)?|assum(?:e|ed|ptions?)|estimat\w+|hope for|not (?:checked|measured|verified)|unverified)\b/i,
        /\d|\b(?:figures?|numbers?|prices?|source|from)\b/i,
      ],
    ],
    vague: [[/\b(?:we (?:assume|think|expect)|hopefully|it is assumed)\b/i]],
  },
};
