import type { Rule } from '../rule.ts';
import { stated } from '../stated.ts';

export const statementRules: readonly Rule[] = [
  {
    criterion: 32,
    name: 'Revenue lines',
    ask: 'Which price times which quantity, in which period?',
    askVague: 'How many of what, at which price?',
    detect: stated({
      label:
        '(?:yearly |monthly |annual )?(?:revenues?|income|sales)(?: lines?)?(?: (?:a|per|in (?:a|the)) [\\w ]{1,20})?',
      needs: /\d[^\n]*(?:\bx\b|×|\*|\btimes\b|\bat\b|\bà\b|@)\s*[^\n]*\d/i,
      found:
        /\b\d[\d.,]*\s*(?:[\w-]+ ){0,4}(?:x|×|\*|times|multiplied by|at|@) (?:about )?(?:[€£$]\s?)?\d[\d.,]*(?: ?(?:EUR|USD|GBP|CHF|euros?|€))?(?! ?(?:wages|salar))[^.\n]*/i,
      vague:
        /\brevenues? (?:comes?|will|is|are|grows?|increases?)\b[^.\n]*|\b(?:generates?|considerable|significant|high|more) revenue\b/i,
    }),
  },
  {
    criterion: 33,
    name: 'Cost of sales',
    ask: 'Which costs rise with each sale, and how much is it for one?',
    askVague: 'How much for one sale?',
    detect: stated({
      label: 'costs? of (?:sales?|goods(?: sold)?)|variable costs?|costs? per \\w+|direct costs?',
      needs: /\d/,
      found:
        /\b(?:rises?|grows?|increases?) with (?:each|every)\b[^.\n]*\d[^\n]*|\b(?:for|per|with|on) (?:each|every|an?|one) (?!month|year|week|day)[\w-]+\b[^.\n]{0,25}\b(?:we pay|costs? us|we spend|goes to)\b[^.\n]{0,30}\d[^.\n]*|\b(?:each|every|one|an?) (?!month|year|week|day|new|customer|clinic)[\w-]+ costs us\b[^.\n]{0,20}\d[^.\n]*/i,
      vague: /\b(?:variable|direct) costs?\b|\bcosts? of (?:sales|goods)\b/i,
    }),
  },
  {
    criterion: 34,
    name: 'Operating expenses',
    ask: 'What do salaries, rent, tools and marketing cost each month?',
    askVague: 'How much a month, for what?',
    detect: stated({
      label:
        '(?:monthly )?(?:operating|fixed|running|overhead|monthly) (?:expenses?|costs?)(?: (?:a|per|by|each) month)?|opex|expenses|every month|each month|a month|per month|monthly',
      needs: /\d/,
      found:
        /\b(?:salar(?:y|ies)|wages|rent|office|hosting|marketing)\b[^.\n]{0,20}\d[^.\n]{0,60}\b(?:salar(?:y|ies)|wages|rent|office|hosting|marketing|tools?|insurance)\b[^.\n]{0,20}\d[^.\n]*/i,
      vague: /\b(?:operating|fixed|running|overhead) (?:costs?|expenses)\b/i,
    }),
  },
  {
    criterion: 35,
    name: 'Investment and depreciation',
    ask: 'What is spent once, and over how many years is it spread?',
    askVague: 'How much, spread over how many years?',
    detect: stated({
      label: 'investments?(?: and depreciation)?|depreciation|one[- ]off (?:spending|costs?|investment)|capex',
      needs: /\d.*\byears?\b|\byears?\b.*\d/i,
      found:
        /\b(?:written (?:off|down)|writ(?:e|es) (?:it |them )?(?:off|down)|depreciat\w+|spread|amorti[sz]ed)\b[^.\n]{0,40}\b(?:years?|months?)\b[^.\n]*/i,
      vague:
        /\b(?:investments?|one[- ]off spending) (?:is|are|will be) (?:needed|required|necessary|made)\b|\binitial investment\b/i,
    }),
  },
  {
    criterion: 36,
    name: 'Cash flow timing',
    ask: 'When does money arrive, and when does it leave?',
    askVague: 'On which day, or after how many days?',
    detect: stated({
      label: 'cash(?: ?flow)?(?: timing)?|payment terms?|liquidity|timing of (?:cash|payments?)',
      needs: /\d|\b(?:advance|beginning|end of|monthly|weekly|quarterly|upfront|at once)\b/i,
      found:
        /\b(?:pays?|paid|arrives?|receives?)\b[^.\n]{0,30}\b(?:after \d+ days|within \d+ days|\d+ days (?:later|after)|in advance|on the \d|at the (?:end|beginning) of|upfront)\b[^.\n]*/i,
      vague: /\bcash ?flow (?:is|will be|should be|looks)\b[^.\n]*/i,
    }),
  },
  {
    criterion: 37,
    name: 'Break-even point',
    ask: 'In which month, or with how many sales, does it pay for itself?',
    askVague: 'Which month, or how many?',
    detect: stated({
      label: 'break[- ]?even(?: point)?',
      needs:
        /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third)\b|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/i,
      found:
        /\b(?:breaks?|broke)[- ]even\b[^.\n]*\d[^.\n]*|\bbreak-?even\b[^.\n]*\d[^.\n]*|\b(?:pays? (?:off|for itself)|covers? (?:its|all|the) costs?)\b[^.\n]{0,40}\d[^.\n]*/i,
      vague:
        /\b(?:pays?|paid) (?:off|for itself)\b|\bbreaks?[- ]even\b|\bprofitable (?:soon|quickly|fast|eventually)\b/i,
    }),
  },
  {
    criterion: 38,
    name: 'Assumptions and their source',
    ask: 'Which numbers are guesses, and where does each come from?',
    askVague: 'Which number is it, and who checks it?',
    detect: stated({
      label: 'assum(?:ptions?|ed)(?: and (?:their )?sources?)?|guess(?:es|ed)?|estimates?',
      needs: /\d|\b(?:guess|source|from|checks?|until|because)\b/i,
      found:
        /\b(?:is|are|was|were) (?:only )?(?:an? |our )?(?:own )?(?:guess(?:es|ed)?|assumptions?|assumed)\b[^.\n]*|\bwe (?:guess|assume)\b[^.\n]*\d[^.\n]*/i,
      vague: /\bwe (?:assume|expect|hope|believe)\b[^.\n]*|\bbased on (?:assumptions|estimates|experience)\b/i,
    }),
  },
];
