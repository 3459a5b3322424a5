import { typeWords } from '../../text/about-inputs.ts';
import type { Line, ReadText } from '../../text/read-text.ts';
import { type Detector, everyLine, firstIn, inLines, inputLine, markOf, type Rule } from '../rule.ts';

const named =
  /^([A-Za-zÀ-ž][A-Za-zÀ-ž\d '’/-]{1,40}?)\s*(?:\(|:|–|—|\||\s-\s|,\s*(?=(?:edit|text|select|drop|data|date|time|check|file|radio)))/i;
const noName =
  /^(?:an?|the|some|all|one|every|each|this|it|we|if|when|as|i|and|inputs?|fields?|types?|notes?|examples?|valid|invalid|refused|errors?|success|warning|name|help text|hint|role|action|benefit|default|placeholder|rule|messages?|story|title)\b/i;

const inputNames = ({ lines }: ReadText): InputName[] => lines.filter(inputLine).flatMap(namesOf);

function namesOf({ text, start, section, columns }: Line): InputName[] {
  if (columns && text.toLowerCase().startsWith(columns[0] ?? '\n')) return [];
  const names: InputName[] = [];
  let offset = 0;
  for (const piece of text.split(';')) {
    const lead = piece.length - piece.trimStart().length;
    const name = named.exec(piece.trim())?.[1]?.trim() ?? (section === 'inputs' ? bareName(piece.trim()) : undefined);
    if (name && !noName.test(name) && name.split(' ').length <= 6) names.push({ name, start: start + offset + lead });
    offset += piece.length + 1;
  }
  return names;
}

const bareName = (piece: string) => /^([A-ZÀ-Þ][A-Za-zÀ-ž\d '’/-]{1,30})(?:,|$)/.exec(piece)?.[1];

const inputName: Detector = (text) => {
  const [first] = inputNames(text);
  if (first) return { verdict: 'found', start: first.start, end: first.start + first.name.length };
  return firstIn(
    text.lines,
    /\b(?:some|several|all|necessary|relevant|needed|required|a few|more) (?:input )?(?:fields|inputs)\b/i,
    'vague',
  );
};

const inputType: Detector = ({ lines }) => firstIn(lines.filter(inputLine), typeWords, 'found');

const relation =
  /\b(?:if|when|unless|than|after|before|depends on|limits?|sets?|clears?|fills?|equals?|same as|until|not both)\b/i;

export const inputRelation: Detector = (text) => {
  const names = inputNames(text);
  for (const line of text.lines.filter(inputLine)) {
    if (/\b(?:shown|visible|appears?|displayed|hidden|asked) (?:only )?(?:if|when|unless|once)\b/i.test(line.text))
      continue;
    const own = names.find(({ start }) => start === line.start)?.name;
    for (const { name } of names) {
      if (name === own || name.length < 3) continue;
      const at = line.text.indexOf(name, own ? own.length : 0);
      if (at < 0 || /[A-Za-zÀ-ž\d]/.test(line.text[at + name.length] ?? '')) continue;
      const before = line.text.slice(Math.max(0, at - 40), at);
      const word = relation.exec(before);
      if (word)
        return markOf(
          line.start + at - before.length + word.index,
          line.text.slice(at - before.length + word.index, at + name.length),
          'found',
        );
    }
  }
  return undefined;
};

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
      everyLine,
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
      everyLine,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|revealed|asked)\s+(?:only\s+)?(?:if|when|unless|once|after|as soon as)\s+(?!(?:it is )?(?:needed|necessary|required|applicable|relevant)\b)[^.;\n]{3,60}/i,
      /\b(?:shown|visible|appears?|displayed|hidden|enabled|asked)\s+(?:only\s+)?(?:if|when|where|as)\s+(?:it is )?(?:needed|necessary|required|applicable|relevant)\b/i,
    ),
  },
];

interface InputName {
  name: string;
  start: number;
}
