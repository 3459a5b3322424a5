import { everyLine, inLines, type Rule } from '../rule.ts';
import { groups, nameAndPurpose, states } from './form-parts.ts';

/** Rules of the category Form. */
export const formRules: readonly Rule[] = [
  {
    criterion: 86,
    name: 'Form name and purpose',
    ask: 'What is the form called, and what is it for? One sentence.',
    askVague: 'What is it for? One sentence with one job.',
    detect: nameAndPurpose,
  },
  {
    criterion: 87,
    name: 'Who opens the form',
    ask: 'Who opens it, and where do they come from?',
    askVague: 'Which role is that, and from which page or list?',
    detect: inLines(
      everyLine,
      /\b(?:opened|used|reached|started|filled in) (?:only )?by\b[: ]*(?!users?\b|any(?:one|body)|every(?:one|body)|people)[^.\n]{3,60}\b(?:from|through|via|after)\b[^.\n]{3,50}|\b(?:opens?|reach(?:es)?|starts?|(?:comes?|gets?) to) (?:it|this|(?:the|this) (?:form|screen|page|dialog))\b[^.\n]{0,30}\b(?:from|through|via|after)\b[^.\n]{3,50}/i,
      /\b(?:any(?:one|body)|every(?:one|body)|all users|(?:the )?users?|people) (?:can|may|is able to|are able to) (?:open|use|access|reach)\b|\bopened by\b[^.\n]{3,40}/i,
    ),
  },
  {
    criterion: 88,
    name: 'Layout and reading order',
    ask: 'In which order are the inputs read, and does Tab go the same way?',
    askVague: 'Which order is that?',
    detect: inLines(
      everyLine,
      /\b(?:reading|tab|visual|focus|keyboard) order\b[^.\n]{0,60}|\b(?:the )?tab(?: key)? (?:goes|moves|runs|leads|follows|walks)\b[^.\n]{3,60}|\b(?:from )?(?:top to bottom|left to right)\b|\b(?:one|two|three|single|left|right) columns?\b[^.\n]{0,40}/i,
      /\b(?:clear|logical|intuitive|clean|good|nice|sensible|modern) (?:layout|structure|order|design)\b|\bwell[- ](?:structured|arranged|laid[- ]out)\b/i,
    ),
  },
  {
    criterion: 89,
    name: 'Groups and sections',
    ask: 'Which inputs belong together, and under which heading?',
    askVague: 'Which groups, with which headings?',
    detect: groups,
  },
  {
    criterion: 90,
    name: 'Labels and headings',
    ask: 'Does every input have a visible label?',
    askVague: 'Is the label visible, and where does it stand?',
    detect: inLines(
      everyLine,
      /\b(?:each|every|all)(?: of the| the)? (?:inputs?|fields?|controls?|elements?)\b[^.\n]{0,25}\blabel\w*|\blabels?\b[^.\n]{0,30}\b(?:above|beside|left of|right of|next to|over|in front of|visible|stays?)\b|\bvisible labels?\b/i,
      /\blabels?(?: (?:is|are|should be|must be))? (?:clear|self-explanatory|meaningful|good|descriptive|understandable|proper)\b|\b(?:clear|meaningful|good|proper|descriptive|understandable) (?:labels?|headings?)\b/i,
    ),
  },
  {
    criterion: 91,
    name: 'Empty, loading and error states',
    ask: 'What does it show while it loads, when there is nothing, and when it fails?',
    askVague: 'And the other states: empty, loading, failed?',
    detect: states,
  },
];
