import { withColumns } from '../columns.ts';
import { everyLine, inLines, inputLine, type Rule } from '../rule.ts';
import { inputRelation } from './input-rules.ts';

const value = String.raw`(?:["“'‘„][^"”'’\n]{1,60}["”'’]|\x60[^\x60\n]+\x60|[+-]?\d[\w.,:/+-]*)`;
const list = String.raw`[:(–]\s*["“]?(?!values|list|from|only|required|mandatory|optional|we\b|shown|visible|typed|chosen|default)[A-Za-zÀ-ž\d][^,.;:\n(]{0,30}(?:,\s*[^,.;:\n(]{1,30}){1,12}`;

export const descriptionRules: readonly Rule[] = withColumns([
  {
    criterion: 64,
    name: 'Purpose of the input',
    ask: 'Why is this asked? The person who fills it in wonders, too.',
    detect: inLines(
      inputLine,
      /\bwe (?:ask|need|use)\b[^.;\n]{0,25}\b(?:because|so that|to|for)\b[^.;\n]{3,60}|\b(?:asked|needed|used)\s+(?:because|so that|in order to|for|to)\s+(?!be\b)[^.;\n]{3,60}/i,
    ),
  },
  {
    criterion: 65,
    name: 'Who may fill it in',
    ask: 'Who may enter or change it?',
    askVague: 'Which role is that?',
    detect: inLines(
      inputLine,
      /\bonly (?:the |an? )?(?!authori[sz]ed|permitted|certain|one\b|if\b|when\b|two\b|\d)[A-Za-zÀ-ž -]{3,30}? (?:may|can|is allowed to|are allowed to|fills?|enters?|sets?|changes?)\b|\b(?:filled in|entered|typed(?: in)?|set|changed|edited|maintained)\s+(?:only\s+)?by\s+(?:the |an? )?(?!hand|mistake|default|typing|system|authori[sz]ed|permitted|certain)[A-Za-zÀ-ž][A-Za-zÀ-ž -]{2,30}|\b(?:the |an? )(?!authori[sz]ed|permitted|certain)[A-Za-zÀ-ž]+ (?:[A-Za-zÀ-ž-]+ )?may (?:enter|change|edit|fill|set)\b/i,
      /\b(?:authori[sz]ed|permitted|certain|some|privileged|eligible)\s+(?:people|users?|persons?|staff|roles?|employees)\b/i,
    ),
  },
  {
    criterion: 66,
    name: 'Allowed values',
    ask: 'Which values are allowed? A range, a list or a pattern.',
    askVague: 'Which others? A developer will guess the rest.',
    detect: (text) => {
      const open = inLines(everyLine, openList)(text);
      return open ? { ...open, verdict: 'vague' } : inLines(everyLine, closedValues)(text);
    },
  },
  {
    criterion: 67,
    name: 'Example of a valid value',
    ask: 'Give me one value that is accepted.',
    detect: inLines(
      inputLine,
      new RegExp(
        String.raw`\b(?:valid|accepted|allowed|example|for example|e\.g\.|such as)(?: values?| examples?| entry| input)?(?: is| would be| are)?\s*[:,=]?\s*${value}|${value} is (?:valid|accepted|fine|allowed)\b`,
        'i',
      ),
    ),
  },
  {
    criterion: 68,
    name: 'Example of a refused value',
    ask: 'Give me one value that must be refused, and why.',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:invalid|refused|rejected|not accepted|not allowed|not valid|wrong)(?: values?| examples?)?(?: is| would be| are)?\s*[:,=]?\s*${value}|${value}\s+(?:is|are|gets?|will be)\s+(?:refused|rejected|invalid|not accepted|not allowed|not valid|wrong)\b`,
        'i',
      ),
    ),
  },
  {
    criterion: 69,
    name: 'Help text beside the input',
    ask: 'Where do people hesitate, and which sentence helps?',
    askVague: 'What does it say?',
    detect: inLines(
      () => true,
      /\b(?:help(?:ing)? ?text|hint|tool ?tip|helper text|help line|info text)\b[^.\n"“„]{0,30}["“„][^"”\n]{3,}/i,
      /\b(?:help ?texts?|tool ?tips?|helper texts?|info texts?)\b/i,
    ),
  },
  {
    criterion: 70,
    name: 'Relation to other inputs',
    ask: 'Does one value limit or change another?',
    detect: inputRelation,
  },
]);

const openList =
  /[^.;\n]{0,40}(?:,\s*(?:etc\b|and so on|and more|and others)|\betc\b|,\s*(?:…|\.\.\.))|\b(?:valid|suitable|appropriate|correct|usual|sensible|reasonable) values\b/i;
const closedValues = new RegExp(
  [
    String.raw`\bone of\b(?! the)[^.;\n]{3,60}`,
    String.raw`\b(?:from|between)\s+[€$]?\d[\d.,:]*\s*[A-Za-zÀ-ž]{0,12}\s*(?:to|and|until|up to)\s+[€$]?\d[\d.,:]*`,
    String.raw`\b(?:at least|at most|minimum|maximum|max\.?|min\.?|not more than|no more than|up to|≥|≤|>|<)\s*[:=]?\s*[€$]?\d[\d.,]*(?!\d|[.,]\d)(?!\s*(?:char|digit|letter|symbol|sign))`,
    String.raw`\bnot (?:later|earlier|before|after|in the (?:past|future))\b[^.;,\n]{0,30}`,
    String.raw`\b(?:in the future|today or later|today or earlier)\b`,
    String.raw`\b\d+\s*(?:-|–|to)\s*\d+\b(?!\s*(?:char|digit|letter|symbol|sign))(?![.:/-]\d)`,
    String.raw`\b(?:select ?box|drop-?down|radio ?buttons?|combo ?box|list|choices?|options|allowed(?: values)?)\b[^.;:\n(]{0,20}\)?\s*${list}(?!,?\s*(?:etc|…|\.\.\.|and so on))\s*(?:$|[.;)]|,?\s*(?:or|and)\s)`,
  ].join('|'),
  'i',
);
