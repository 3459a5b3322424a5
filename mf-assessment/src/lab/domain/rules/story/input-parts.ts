import { typeWords } from '../../text/input-words.ts';
import type { Line, ReadText } from '../../text/read-text.ts';
import { type Detector, firstIn, inputLine, markOf } from '../rule.ts';

const named =
  /^([A-Za-zÀ-ž][A-Za-zÀ-ž\d '’/-]{1,40}?)\s*(?:\(|:|–|—|\||\s-\s|,\s*(?=(?:edit|text|select|drop|data|date|time|check|file|radio)))/i;
const noName =
  /^(?:an?|the|some|all|one|every|each|this|it|we|if|when|as|i|and|inputs?|fields?|types?|notes?|examples?|valid|invalid|refused|errors?|success|warning|name|help text|hint|role|action|benefit|default|placeholder|rule|messages?|story|title)\b/i;

/** Names of the inputs that a text describes, with where each stands. */
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

/** The first of a list of names, 'From, Until, Reason', or a name alone. */
const bareName = (piece: string) => /^([A-ZÀ-Þ][A-Za-zÀ-ž\d '’/-]{1,30})(?:,|$)/.exec(piece)?.[1];

export const inputName: Detector = (text) => {
  const [first] = inputNames(text);
  if (first) return { verdict: 'found', start: first.start, end: first.start + first.name.length };
  return firstIn(
    text.lines,
    /\b(?:some|several|all|necessary|relevant|needed|required|a few|more) (?:input )?(?:fields|inputs)\b/i,
    'vague',
  );
};

export const inputType: Detector = ({ lines }) => firstIn(lines.filter(inputLine), typeWords, 'found');

const relation =
  /\b(?:if|when|unless|than|after|before|depends on|limits?|sets?|clears?|fills?|equals?|same as|until|not both)\b/i;

/** A line about one input that names another with 'if', 'after', 'sets' and the like. */
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

interface InputName {
  name: string;
  start: number;
}
