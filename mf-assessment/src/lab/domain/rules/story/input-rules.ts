import { inLines, inputLine, type Rule } from '../rule.ts';
import { inputName, inputType } from './input-parts.ts';

/** Rules of the category Input. */
export const inputRules: readonly Rule[] = [
  {
    criterion: 58,
    name: 'Input name the person recognises',
    ask: 'Which inputs are there? Write each with the word on its label.',
    askVague: 'Which ones? Write each with the word on its label.',
    detect: inputName,
  },
  {
    criterion: 59,
    name: 'Input type chosen',
    ask: 'What kind of input is it: a line of text, a list, a date?',
    detect: inputType,
  },
  {
    criterion: 61,
    name: 'Source of the value',
    ask: 'Where does the value come from: typed, chosen, calculated or fetched?',
    detect: inLines(
      inputLine,
      /\b(?:typed(?: in)?(?: by)?(?! as\b)|chosen (?:by|from)|picked from|selected from|calculated|computed|derived from|fetched|taken from|comes from|pre-?filled (?:from|with)|filled (?:in )?from|read from|looked up|copied from|scanned|imported from)\b[^.;\n]{0,40}/i,
    ),
  },
  {
    criterion: 62,
    name: 'Where the value is stored',
    ask: 'In which table and column is it stored, or is it not?',
    detect: inLines(
      () => true,
      /(?<!\b(?:list|entries|values|options|choices) )\b(?:stored|saved|kept|written|recorded)\s+(?:in|to|into|as)\s+(?:the\s+)?(?:`[^`]+`|[a-z_]+\.[a-z_]+|[a-z]+_[a-z_]+|(?:table|column)\s+[`"“]?\w+)|\b(?:is |are )?(?:not|never) stored\b|\b(?:table|column)\s+[a-z_]+[._][a-z_]+/i,
      /\b(?:stored|saved|kept)\s+(?:in|to|into)\s+(?:the\s+|our\s+|a\s+)?(?:database|db|system|backend|cloud|server)\b/i,
    ),
  },
  {
    criterion: 63,
    name: 'Inputs shown only on a condition',
    ask: 'Is it always shown? If not, under which condition?',
    askVague: 'When exactly is it needed?',
    detect: inLines(
      inputLine,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|revealed|asked)\s+(?:only\s+)?(?:if|when|unless|once|after|as soon as)\s+(?!(?:it is )?(?:needed|necessary|required|applicable|relevant)\b)[^.;\n]{3,60}/i,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|asked)\s+(?:only\s+)?(?:if|when|where|as)\s+(?:it is )?(?:needed|necessary|required|applicable|relevant)\b/i,
    ),
  },
];
