import { inLines, inputLine, type Rule } from '../rule.ts';
import { inputName, inputType } from './input-parts.ts';

/** Rules of the category Input. */
export const inputRules: readonly Rule[] = [
  {
    criterion: 58,
    kind: 'story',
    why: 'It looks for a name before a colon, bracket or dash in lines about inputs.',
    pass: 'Inputs\n- Broken since (Data Picker)',
    fail: 'The form has all necessary fields.',
    ask: 'Which inputs are there? Write each with the word on its label.',
    askVague: 'Which ones? Write each with the word on its label.',
    detect: inputName,
  },
  {
    criterion: 59,
    kind: 'story',
    why: 'It looks for one of the sixteen types, or for what people call them: dropdown, date picker, text area.',
    pass: 'Reason (Select Box)',
    fail: 'Inputs: Reason',
    ask: 'What kind of input is it: a line of text, a list, a date?',
    detect: inputType,
  },
  {
    criterion: 61,
    kind: 'story',
    why: 'In lines about inputs it looks for typed, chosen, calculated, fetched and their synonyms.',
    pass: 'Inputs\nTotal: calculated from hours and rate',
    fail: 'Inputs\nTotal: a number',
    ask: 'Where does the value come from: typed, chosen, calculated or fetched?',
    detect: inLines(
      inputLine,
      /\b(?:typed(?: in)?(?: by)?(?! as\b)|chosen (?:by|from)|picked from|selected from|calculated|computed|derived from|fetched|taken from|comes from|pre-?filled (?:from|with)|filled (?:in )?from|read from|looked up|copied from|scanned|imported from)\b[^.;\n]{0,40}/i,
    ),
  },
  {
    criterion: 62,
    kind: 'story',
    why: 'It looks for “stored in”, “saved to” with a table or column, or for “not stored”. “In the database” is no place.',
    pass: 'Inputs\nHours: stored in overtime.hours',
    fail: 'Everything is saved in the database.',
    ask: 'In which table and column is it stored, or is it not?',
    detect: inLines(
      () => true,
      /\b(?:stored|saved|kept|written|recorded)\s+(?:in|to|into|as)\s+(?:the\s+)?(?:`[^`]+`|[a-z_]+\.[a-z_]+|[a-z]+_[a-z_]+|(?:table|column)\s+[`"“]?\w+)|\b(?:is |are )?(?:not|never) (?:stored|saved)\b|\b(?:table|column)\s+[a-z_]+[._][a-z_]+/i,
      /\b(?:stored|saved|kept)\s+(?:in|to|into)\s+(?:the\s+|our\s+|a\s+)?(?:database|db|system|backend|cloud|server)\b/i,
    ),
  },
  {
    criterion: 63,
    kind: 'story',
    why: 'In lines about inputs it looks for shown, visible or appears with if, when or unless.',
    pass: 'Which allergy (Edit Line): shown only if Allergy is ticked',
    fail: 'Which allergy (Edit Line): shown when needed',
    ask: 'Is it always shown? If not, under which condition?',
    askVague: 'When exactly is it needed?',
    detect: inLines(
      inputLine,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|revealed|asked)\s+(?:only\s+)?(?:if|when|unless|once|after|as soon as)\s+(?!(?:it is )?(?:needed|necessary|required|applicable|relevant)\b)[^.;\n]{3,60}/i,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|asked)\s+(?:only\s+)?(?:if|when|where|as)\s+(?:it is )?(?:needed|necessary|required|applicable|relevant)\b/i,
    ),
  },
];
