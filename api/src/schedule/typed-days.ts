export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** English, German and French, each also cut off after the letters that tell it apart. */
const known: readonly (readonly [RegExp, number])[] = [
  [/^(su(n(days?)?)?|so(n(ntags?)?)?|dim(anche)?)$/, 0],
  [/^(mo(n(days?|tags?)?)?|lun(di)?)$/, 1],
  [/^(tu(e(s(days?)?)?)?|di(e(nstags?)?)?|mar(di)?)$/, 2],
  [/^(we(d(nesdays?)?)?|mi(t(twochs?)?)?|mer(credi)?)$/, 3],
  [/^(th(u(r(s(days?)?)?)?)?|do(n(nerstags?)?)?|jeu(di)?)$/, 4],
  [/^(fr(i(days?)?|eitags?)?|ven(dredi)?)$/, 5],
  [/^(sa(t(urdays?)?|m(stags?|edi)?)?)$/, 6],
];

const numberOf = (word: string): number | undefined => known.find(([names]) => names.test(word))?.[1];

/** `Mon+Wed`, `Mon-Fri`, `daily`; `''` without any. `undefined`: a word is no day. */
export function typedDays(text: string): { names: string; number: number } | undefined {
  const words = text
    .replaceAll(/[;,+&/.]/g, ' ')
    .replaceAll(/ ?- ?/g, ' - ')
    .split(' ')
    .filter((word) => word !== '' && !/^(and|und|et|on|every|each|of|at|from|je|weekly|a|per|am|jeden|le)$/.test(word));
  if (words.join() === 'daily' || words.join() === 'day' || words.join() === 'täglich')
    return { names: 'daily', number: 0 };
  const [from = Number.NaN, to = Number.NaN] = [numberOf(words[0] ?? ''), numberOf(words[2] ?? '')];
  if (words.length === 3 && words[1] === '-' && from > 0 && to > from)
    return { names: `${dayNames[from]}-${dayNames[to]}`, number: to - from + 1 };
  const days = expanded(words);
  if (!days) return undefined;
  const sorted = [...new Set(days)].toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
  const names = sorted.length === 7 ? 'daily' : sorted.map((day) => dayNames[day]).join('+');
  return { names, number: sorted.length };
}

/** Also over the end of a week. */
function expanded(words: readonly string[]): number[] | undefined {
  const days: number[] = [];
  for (const [index, word] of words.entries()) {
    if (word === '-') continue;
    const day = numberOf(word);
    if (day === undefined) return undefined;
    const before = days.at(-1);
    if (words[index - 1] === '-' && before !== undefined)
      for (let next = (before + 1) % 7; next !== day; next = (next + 1) % 7) days.push(next);
    days.push(day);
  }
  return words[0] === '-' || words.at(-1) === '-' ? undefined : days;
}
