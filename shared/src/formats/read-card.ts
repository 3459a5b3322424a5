/**
 * Reads the card of a sample as staff write it: a field a line, `role: ~user~ ^subscriber^`. What is between `~` is
 * struck out in red, what is between `^` is written in red. A line that begins with `!` is a red note to the field above
 * it, a line without a name continues it.
 */
export function readCard(text: string): CardField[] {
  const fields: CardField[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = fields.at(-1);
    const [, name, value = ''] = /^([^:~^]{1,40}):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('!')) last?.notes.push(line.slice(1).trim());
    else if (name !== undefined) fields.push({ name, values: [readValue(value)], notes: [] });
    else if (line) last?.values.push(readValue(line));
  }
  return fields;
}

const readValue = (text: string): CardWords[] =>
  text
    .split(/(~[^~]+~|\^[^^]+\^)/)
    .filter(Boolean)
    .map((words) => {
      if (/^~.+~$/.test(words)) return { words: words.slice(1, -1), pen: 'struck' };
      if (/^\^.+\^$/.test(words)) return { words: words.slice(1, -1), pen: 'written' };
      return { words };
    });

export interface CardField {
  name: string;
  /** A value a line. */
  values: CardWords[][];
  /** Remarks of the expert, in red. */
  notes: string[];
}

/** Words of a value; `pen` when the expert's red pen has been there. */
export interface CardWords {
  words: string;
  pen?: 'struck' | 'written';
}
