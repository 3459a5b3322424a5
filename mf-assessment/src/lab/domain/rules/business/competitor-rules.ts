import { best } from '../columns.ts';
import { type Detector, markOf, type Rule } from '../rule.ts';
import { stated } from '../stated.ts';

const priceTable: Detector = ({ lines }) => {
  const rows = lines.filter(({ columns, text }) => {
    const index = columns?.findIndex((head) => /^(?:unit )?prices?\b/.test(head)) ?? -1;
    return index > 0 && /\d/.test(text.split('|')[index] ?? '');
  });
  const [first] = rows;
  return first && rows.length > 1 ? markOf(first.start, first.text, 'found') : undefined;
};

const rivalTable: Detector = ({ lines }) => {
  const rows = lines.filter(
    ({ columns, text }) =>
      /^(?:rivals?|competitors?)/.test(columns?.[0] ?? '') && !/^(?:rival|competitor)|^:?-/i.test(text),
  );
  const [first] = rows;
  return first && rows.length > 2 ? markOf(first.start, first.text, 'found') : undefined;
};

export const competitorRules: readonly Rule[] = [
  {
    criterion: 20,
    name: 'Direct competitors',
    ask: 'Which three rivals want the same budget?',
    askVague: 'Which ones? At least three names.',
    detect: best(
      stated({
        label: 'direct(?: competitors?| rivals?)?|competitors?|rivals?|competition',
        needs: /[^,;\n]+[,;][^,;\n]+(?:[,;]| and | or )\s*[^,;\n]+/,
        found:
          /(?:\b[A-Z][\w&']+: [^:;.\n]{3,60}[;.]\s*){3}|\bsame budget\b[^.\n]{0,20}[A-Z]\w+, [A-Z]\w+[^.\n]*|\b(?:rivals?|competitors?|competes? with|competition)\b(?: (?:are|is|include|comes? from))?:? (?:the )?[A-Z][\w&' ]*, [A-Z][\w&' ]*,? (?:and|or) (?:the )?[A-Z][^.\n]*|\binstead\b[^.\n]*\b[A-Z]\w+, [A-Z]\w*[^.\n]*|\b[A-Z][\w&']+(?: \d+)?, [A-Z][\w&' ]+ (?:and|or) [^.\n]{3,60}\binstead\b/,
        vague:
          /\bcompetitors? (?:have|has|do|does|offer|exist|A\b)|\bthan the (?:others|competition)\b|\b(?:several|many|few|some|strong|different) (?:\w+ )?(?:competitors|rivals)\b|\bcompetition is (?:strong|weak|high|low|fierce)\b|\b(?:hardly any|no) (?:competitors|competition|rivals)\b/i,
      }),
      rivalTable,
    ),
  },
  {
    criterion: 21,
    name: 'Substitutes and manual workarounds',
    ask: 'What do customers do instead: spreadsheets, calls, nothing?',
    askVague: 'Which ones?',
    detect: stated({
      label: 'substitutes?(?: and [\\w ]+)?|(?:manual )?workarounds?|alternatives?|instead',
      found:
        /\b(?:doing|do|does) nothing\b[^.\n]*|\b(?:many|most|some|others|people|customers|they|guests|half)\b(?: of them)? (?:simply |just |still |today )?(?:uses?|keeps?|stays?|calls?|writes?|asks?|prefers?) [^.\n]*\b(?:spreadsheets?|paper|phone|list|notebook|at home|nothing|neighbou?rs?|friends?|whiteboard|e-?mails?|kitchen table|Excel)\b[^.\n]*|\b(?:with|in|by) (?:a )?(?:spreadsheets?|Excel|pen and paper|phone calls?|a notebook)\b[^.\n]*/i,
      vague:
        /\b(?:alternatives|substitutes|workarounds) (?:exist|are available)\b|\bthere are (?:also )?(?:alternatives|substitutes|workarounds)\b/i,
    }),
  },
  {
    criterion: 22,
    name: 'Price comparison',
    ask: 'What does the same unit cost at each rival?',
    askVague: 'How much at whom, for the same unit?',
    detect: best(
      stated({
        label: 'prices?(?: comparison| (?:per|for|of) [\\w ]{1,25})?|price list',
        needs: /\d[^\n]{0,80}(?:[,;]|\band\b|\bvs\.?\b|\bagainst\b)[^\n]{0,60}\d/i,
        found:
          /(?:\b[A-Z][\w&']+: [^:;.\n]{0,40}\d[^:;.\n]*\b(?:EUR|USD|GBP|CHF|per|an?|month|fee)\b[^:;.\n]*[;.]\s*){2}|^prices? ?\|(?:[^|\n]*\d[^|\n]*\|?){3}|\b[A-Z]\w+ (?:charges|costs|asks|takes)\b[^\n]{0,25}\d[^\n]{0,30}, [A-Z]\w+ \d[^\n]*|\b[A-Z]\w+ (?:charges|costs|asks|takes)\b[^.\n]{0,20}\d[^\n]{0,80}\b(?:we|ours?|us)\b[^.\n]{0,20}\d[^.\n]*|\b(?:we|ours?)\b[^.\n]{0,30}\d[^.\n]{0,60}\b[A-Z]\w+ (?:charges |costs |asks )\d[^.\n]*/,
        vague:
          /\b(?:cheaper|more expensive|lower prices?|higher prices?)\b(?: than)?|\b(?:competitive|attractive) prices?\b/i,
      }),
      priceTable,
    ),
  },
  {
    criterion: 23,
    name: 'Feature comparison',
    ask: 'How do you and the rivals compare by the criteria of customers?',
    askVague: 'Compared by which criteria of the customer?',
    detect: stated({
      label:
        "feature comparison|compared (?:by|on|with)(?: [\\w ’']{1,40})?|comparison|(?:customers?[’'] |customer )?criteria",
      needs: /\S+(?:,| and |;) ?\S+/,
      found:
        /^[^|\n]{3,} ?\| ?(?:yes|no)\b(?: ?\| ?(?:yes|no)\b)+|(?:\b[A-Z][\w&']+: [^:;.\n]*\b(?:yes|no|often|rare|good)\b[^:;.\n]*[;.]\s*){2}|\b(?:choose by|care about)\b[^.\n]{6,}|\b(?:compared|compare|comparing)\b[^.\n]{0,30}\b(?:by|on|for)\b[^.\n]{6,}/i,
      vague:
        /\b(?:our|we have|we are|ours is|it is) (?:\w+ )?(?:features |product |service )?(?:are |is )?better\b|\bbetter than (?:the )?(?:competitors?|competition|others|rivals?)\b|\bmore features than\b/i,
    }),
  },
  {
    criterion: 24,
    name: 'Switching cost',
    ask: 'What does it cost a customer to leave a rival?',
    askVague: 'How much: in money or in hours?',
    detect: stated({
      label: '(?:switching|switch|leaving)(?: costs?)?|costs? (?:of|to) (?:switch\\w*|leav\\w+)',
      needs: /\d|\bnothing\b/i,
      found: /\b(?:leav\w+|switch\w+|moving away|mov\w+ from|chang\w+ (?:from|provider))\b[^.\n]{3,90}\d[^.\n]*/i,
      vague:
        /\b(?:easy|hard|difficult|costly|expensive) to (?:switch|leave|change)\b|\bswitching (?:costs? )?(?:is|are) (?:low|high|easy|hard|difficult)\b|\bcan (?:easily )?switch\b/i,
    }),
  },
  {
    criterion: 25,
    name: "Response to a competitor's move",
    ask: 'What will a rival do when you start, and what is your answer?',
    askVague: 'Which move, and which answer?',
    detect: stated({
      label: "response(?: to [\\w ’']{1,40})?|reactions?|(?:likely )?(?:move|counter-?move)s?|our answer",
      needs: /\S+ \S+ \S+ \S+/,
      found:
        /\b(?:if|should|in case) (?!we\b)\w+[^\n]{3,60}?,? we(?:['’]ll| will| won['’]t)? (?:answer|offer|bring|give|lower|follow|cut|add)\b[^\n]{4,}|\b(?:if|when|should|once)\b[^.\n]{3,60}\b(?:lowers?|cuts?|drops?|cop(?:y|ies)|launch\w*|offers?|raises?|reduces?|builds?|halves?|starts?|gives?|goes)\b[^.\n]{2,80}\b(?:we|our)\b[^.\n]{4,}/i,
      vague: /\b(?:will |can )?react (?:to|quickly|fast|if|accordingly)\b|\brespond (?:to|quickly|accordingly)\b/i,
    }),
  },
];
