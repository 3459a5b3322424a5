export const otherNameOf = (source: string): OtherName | undefined =>
  others.find(
    ({ signs, fewest, ...other }) =>
      signs.filter((sign) => sign.test(source)).length >= fewest && !('unless' in other && other.unless.test(source)),
  )?.name;

export const isOtherName = (name: string): name is OtherName => others.some((other) => other.name === name);

const others = [
  {
    name: 'a list of several cards',
    signs: [
      /^[^\n]*\b(?:issue key|issue id|summary)\b[^\n]*[,;\t][^\n]*\b(?:status|description|issue type|priority|assignee)\b/i,
      /(?:\bas (?:an?|the) [^,\n]{2,60},? I (?:want|need|can|would)\b[\s\S]*){3}/i,
    ],
    fewest: 1,
  },
  {
    name: 'a bug report',
    signs: [
      /\bsteps to reproduce\b|\bto reproduce\b|\bhow to reproduce\b/i,
      /\bexpected (?:results?|behaviou?r|outcome)\b|^\W{0,4}expected\s*[:–-]/im,
      /\bactual (?:results?|behaviou?r|outcome)\b|^\W{0,4}actual(?:ly)?\s*[:–-]/im,
      /^\W{0,4}(?:bug|defect|severity|affects version)\b/im,
      /\b(?:it|this|that) (?:still )?worked (?:before|fine|until|yesterday|last)\b|\bsince (?:the |this |yesterday['’]s |last )[^\n]{0,20}(?:update|release|version)\b/i,
      /\b(?:Chrome|Safari|Firefox|Edge|iOS|Android|Windows) \d/,
      /\b(?:says?|shows?)\b[^\n]{1,40}\bbut (?:it )?should\b|\bevery time\b[^\n]{0,30}\bI\b|\bscreenshots? (?:is |are )?attached\b/i,
    ],
    fewest: 2,
  },
  {
    name: 'minutes of a meeting',
    signs: [
      /^\W{0,4}(?:minutes|protocol)\b[^\n]{0,60}$|\bminutes of\b/im,
      /^\W{0,4}(?:attendees|present|participants|apologies|absent)\b\s*[:–-]/im,
      /^\W{0,4}(?:\d{1,2}[.)] ?)?(?:agenda|decisions?|actions?(?: items?)?|any other business|aob|next (?:meeting|retro|call|session))\b/im,
    ],
    fewest: 2,
  },
  {
    name: 'a recipe',
    signs: [
      /^\W{0,4}ingredients\b[^.\n]{0,30}$/im,
      /(?:\d ?(?:k?g|ml|l|grams?|(?:tea|table)spoons?|tbsp|tsp|cups?)\b[\s\S]*){2}/i,
      /(?:(?:^|[.!;] )\W{0,4}(?:\d\W{1,3})?(?:Add|Bake|Boil|Chop|Cook|Drain|Fry|Heat|Knead|Peel|Pour|Preheat|Simmer|Stir|Whisk)\b[\s\S]*?){2}/m,
    ],
    fewest: 2,
    unless:
      /\bas (?:an?|the) [^,\n]{2,60}, I (?:want|need|can|would)\b|\b(?:required|mandatory|fields?|buttons?|screen|API|process|workflow|customers?|EUR)\b/i,
  },
  {
    name: 'a mail or a chat',
    signs: [
      /^(?:hi|hello|dear|hey|good (?:morning|afternoon))\b[^\n]{0,40}$/im,
      /^(?:(?:kind |best |warm )?regards|best|cheers|thanks(?: a lot| in advance)?|thank you|yours)\b[^\n]{0,40}$/im,
      /^(?:from|to|cc|subject|sent)\s*:\s*\S/im,
    ],
    fewest: 2,
  },
  {
    name: 'a mail or a chat',
    signs: [
      /(?:^\W{0,2}(?:\d{1,2}[:.]\d{2}\W{1,5}[\p{L} .]{2,30}:|[\p{L} .]{2,30},? \W?\d{1,2}:\d{2}\b)[^\n]*\n+){3}/mu,
    ],
    fewest: 1,
  },
] as const satisfies readonly { name: string; signs: readonly RegExp[]; fewest: number; unless?: RegExp }[];

export type OtherName = (typeof others)[number]['name'];
