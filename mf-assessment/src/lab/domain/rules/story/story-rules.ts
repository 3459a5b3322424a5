import { everyLine, inLines, type Rule } from '../rule.ts';
import { acceptance, action, benefit, role } from './story-parts.ts';

const evidence =
  'test|review|quer(?:y|ies)|picture|photo|log|screenshot|demo|document|film|record|deploy|merge|approved|page|report|release';

/** Rules of the category User Story. */
export const storyRules: readonly Rule[] = [
  {
    criterion: 51,
    kind: 'story',
    why: 'It reads “As a …” or a line “role:”. User, customer, person, someone, we and system are no roles.',
    pass: 'As a night nurse, I want to see the next dose.',
    fail: 'As a user, I want to see the next dose.',
    ask: 'Who wants this? Name the role.',
    askVague: 'Which one exactly? The one who orders, pays or cooks?',
    detect: role,
  },
  {
    criterion: 52,
    kind: 'story',
    why: 'It reads the words after “I want”, or a line “action:”. Manage, handle and the like are no actions, and two verbs are two stories.',
    pass: 'As a cook I want to lock the menu on Friday.',
    fail: 'As a cook I want to manage menus.',
    ask: 'What does the role do? One verb, one moment.',
    askVague: 'Which single action? Split it, or name the verb behind this one.',
    detect: action,
  },
  {
    criterion: 53,
    kind: 'story',
    why: 'It reads the words after “so that” or a line “benefit:”, and compares them with the action.',
    pass: 'I want to lock the menu so that nobody shops twice.',
    fail: 'I want to lock the menu so that it is easier.',
    ask: 'What would the role miss without it?',
    askVague: 'And what does that give the role: time, money, less risk?',
    detect: benefit,
  },
  {
    criterion: 54,
    kind: 'story',
    why: 'It reads the lines under “Acceptance criteria”, “Done when”, and Given, When, Then. Fast, easy and properly cannot be answered with yes or no.',
    pass: 'Acceptance criteria\n- A paused week is not charged.',
    fail: 'Acceptance criteria\n- The page loads fast.',
    ask: 'How does a tester see that it works? One yes-or-no sentence is a start.',
    askVague: 'How fast, how easy? Give a number or a state that a tester can see.',
    detect: acceptance,
  },
  {
    criterion: 56,
    kind: 'story',
    why: 'It looks for the number of another story beside “depends”, “after” or “blocked by”, or for what blocks it.',
    pass: 'Dependencies: US-009 Change the delivery day',
    fail: 'It depends on other stories.',
    ask: 'Does another story have to come first? Write its number, or “none”.',
    askVague: 'On which ones? Write their numbers.',
    detect: inLines(
      everyLine,
      /\b(?:dependenc(?:y|ies)|depends on|blocked by|after|requires|needs|follows|builds on|linked to|comes? before)\b[^.\n]{0,30}\b[A-Z]{1,6}-\d+\b|\bblocked by (?:the |an? )?\w{3,}|\bdependenc(?:y|ies)\s*[:|–]\s*(?:none|no\b|[A-Z]{1,6}-\d+)|^[A-Z]{1,6}-\d+\b[^.\n]{0,30}\b(?:first|before)\b/i,
      /\bdepends? on (?:other|some|several|another|many|the other|various)\b[^.\n]{0,20}|\bhas dependencies\b|\bdependenc(?:y|ies)\s*[:|–]\s*(?:tbd|to be|several|some|yes|\?)/i,
    ),
  },
  {
    criterion: 57,
    kind: 'story',
    why: 'It looks for “Definition of done”, “done means” or “counts as done” with something to show: a test, a review, a picture, a log.',
    pass: 'Definition of done: reviewed, test recorded, help page updated.',
    fail: 'Done means done.',
    ask: 'When is the team finished, beyond the criteria of this story?',
    askVague: 'What is shown as evidence: a test, a query, a picture?',
    detect: inLines(
      ({ section, isHeading, text }) => (section === 'done' && !isHeading) || doneWords.test(text),
      new RegExp(String.raw`\b(?:${evidence})\w*`, 'i'),
      /.+/,
    ),
  },
];

const doneWords = /\b(?:definition of done|done means|counts? as done|(?:is|are) (?:only )?done (?:when|once|if))\b/i;
