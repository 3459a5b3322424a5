import { everyLine, inLines, type Rule } from '../rule.ts';
import { consequence, eventWithAnotherWay, nothingSaid } from './event-parts.ts';

const isOptional = true;

/** Rules of the category Event Action. */
export const eventRules: readonly Rule[] = [
  {
    criterion: 92,
    name: 'Onclick',
    ask: 'What does a click do? One sentence for each button.',
    askVague: 'Which action is that?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\bon ?click\b(?!\s*[:=–|-]?\s*${nothingSaid})[^.\n]{0,30}?${consequence}|\b(?:when|if|once|after|as soon as)\b[^.\n]{0,50}\b(?:clicks?|clicked|press(?:es|ed)?|taps?|tapped)\b(?![^.\n]{0,12}${nothingSaid})[^.\n]{0,40}?${consequence}|(?<!double[- ])(?<!right[- ])\b(?:a click|clicking|pressing|tapping|a tap)\b[^.\n]{1,50}?${consequence}`,
        'i',
      ),
      /\bon ?click\b|(?<!double[- ])(?<!right[- ])\b(?:is|are|gets?) (?:clicked|pressed|tapped)\b[^.\n]{0,40}|(?<!double[- ])(?<!right[- ])\b(?:clicking|pressing)\b[^.\n]{0,40}/i,
    ),
  },
  {
    criterion: 93,
    name: 'Onchange',
    ask: 'What else changes when a value changes? “Nothing” is an answer.',
    askVague: 'Which inputs change, and how?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\bon ?change\b(?!\s*[:=–|-]?\s*${nothingSaid})[^.\n]{0,50}?${consequence}|\b(?:when|if|once|after|as soon as|whenever)\b[^.\n]{0,50}\b(?:changes?(?! (?:it|them)\b)|changed(?! (?:by|it|them)\b)|(?:picks?|chooses?|selects?) (?:another|a different)|is (?:chosen|ticked|selected|picked|unticked|set to|switched))\b(?![^.\n]{0,16}${nothingSaid})[^.\n]{0,50}?${consequence}|\b(?:choosing|ticking|selecting|changing)\b[^.\n]{2,40}?${consequence}`,
        'i',
      ),
      /\bon ?change\b|\bwhen (?:a|the|any) (?:value|input|field)s? changes?\b[^.\n]{0,50}|\b(?:other|dependent|related) (?:inputs|fields|values) (?:are|will be) (?:updated|changed|adapted)\b[^.\n]{0,20}/i,
    ),
  },
  {
    criterion: 94,
    name: 'Onload',
    ask: 'What is fetched or filled in when the form opens?',
    askVague: 'Which data, from where?',
    detect: inLines(
      everyLine,
      new RegExp(
        String.raw`\b(?:on ?load|on opening|at the start|when (?:the |this )?(?:form|page|screen|dialog|it)(?: is| has| has been)? (?:opens?|opened|loads?|loaded|appears?|started))\b(?![^.\n]{0,8}\b(?:loads?|gets?|fetches|reads)? ?(?:all |the )*(?:data|everything|information|values)\b)[^.\n]{0,80}?${consequence}`,
        'i',
      ),
      /\bon ?load\b[^.\n]{0,40}|\b(?:the |all )?(?:data|values|information) (?:is|are|will be) (?:loaded|fetched|prefilled)\b|\bloads (?:the |all )?(?:data|information|everything)\b/i,
    ),
  },
  {
    criterion: 95,
    name: 'Ondblclick',
    isOptional,
    ask: 'Does a double click do anything, and how does one do it with a single click?',
    askVague: 'How is it done with a single click?',
    detect: eventWithAnotherWay(/\b(?:on ?dbl ?click|double[- ]?click\w*)\b/i),
  },
  {
    criterion: 96,
    name: 'Onmouseover',
    isOptional,
    ask: 'Does hovering show anything, and where else does it stand?',
    askVague: 'Where does it stand for those without a mouse?',
    detect: eventWithAnotherWay(/\b(?:on ?mouse ?over|mouse[- ]?over|hover(?:s|ed|ing)?)\b/i),
  },
  {
    criterion: 97,
    name: 'Onrightclick',
    isOptional,
    ask: 'Are there context actions, and how are they reached without a right click?',
    askVague: 'Which actions, and how are they reached another way?',
    detect: eventWithAnotherWay(/\b(?:on ?right ?click|right[- ]?click\w*|context (?:menu|actions?))\b/i),
  },
];
