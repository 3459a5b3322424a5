import { everyLine, inLines, type Rule } from '../rule.ts';
import { acceptance, action, benefit, role } from './story-parts.ts';

const evidence =
  'test|review|quer(?:y|ies)|picture|photo|log|screenshot|demo|document|film|record|deploy|merge|approved|page|report|release';

export const storyRules: readonly Rule[] = [
  {
    criterion: 51,
    name: 'Role in the story',
    ask: 'Who wants this? Name the role.',
    askVague: 'Which one exactly? The one who orders, pays or cooks?',
    detect: role,
  },
  {
    criterion: 52,
    name: 'Action in the story',
    ask: 'What does the role do? One verb, one moment.',
    askVague: 'Which single action? Split it, or name the verb behind this one.',
    detect: action,
  },
  {
    criterion: 53,
    name: 'Benefit in the story',
    ask: 'What would the role miss without it?',
    askVague: 'And what does that give the role: time, money, less risk?',
    detect: benefit,
  },
  {
    criterion: 54,
    name: 'Acceptance criteria',
    ask: 'How does a tester see that it works? One yes-or-no sentence is a start.',
    askVague: 'How fast, how easy? Give a number or a state that a tester can see.',
    detect: acceptance,
  },
  {
    criterion: 56,
    name: 'Dependencies between stories',
    ask: 'Does another story have to come first? Write its number, or “none”.',
    askVague: 'On which ones? Write their numbers.',
    detect: inLines(
      everyLine,
      /\b(?:dependenc(?:y|ies)|depends on|blocked by|wait(?:s|ing) for|(?:comes )?after|requires|needs|follows|builds on|linked to|comes? before)\b[^.\n]{0,30}\b[A-Z]{1,6}-\d+\b|\bblocked by (?:the |an? )?\w{3,}|\bdependenc(?:y|ies)\s*[:|–]\s*(?:none|no\b|[A-Z]{1,6}-\d+)/i,
      /\bdepends? on (?:other|some|several|another|many|the other|various)\b[^.\n]{0,20}|\bhas dependencies\b|\bdependenc(?:y|ies)\s*[:|–]\s*(?:tbd|to be|several|some|yes|\?)/i,
    ),
  },
  {
    criterion: 57,
    name: 'Definition of done',
    ask: 'When is the team finished, beyond the criteria of this story?',
    askVague: 'What is shown as evidence: a test, a query, a picture?',
    detect: inLines(
      ({ section, isHeading, text }) => (section === 'done' && !isHeading) || doneWords.test(text),
      new RegExp(String.raw`\b(?:${evidence})\w*`, 'i'),
      /.+/,
    ),
  },
];

const doneWords =
  /\b(?:definition of done|done means|ready means|counts? as done|(?:is|are) (?:only )?done (?:when|once|if))\b|(?<=[.;,]\s)done (?:when|once) (?:the |an? )?\w/i;
