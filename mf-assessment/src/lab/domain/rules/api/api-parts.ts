import type { Line, ReadText } from '../../text/read-text.ts';
import { type Detector, firstIn, type Mark, markOf } from '../rule.ts';

const callName =
  /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s:,]*|\b[a-z]{2,}[A-Z]\w+\b(?:\(\w*\))?|^[a-z]\w{2,}(?=\(|:\s)|\b(?:URL|url|Path|path|Endpoint|endpoint)\s*:\s*`?\/[\w/{}:.-]+|^`?(?:\/[\w{}.:-]+)+`?$/;
const fogPurpose =
  /\b(?:necessary|needed|various|appropriate) (?:things|stuff|data|actions)\b|\bstuff\b|\b(?:updates?|processes|handles) the (?:database|system|data|request|call)\b/i;

export const namePurpose: Detector = ({ lines }) => {
  const titled = lines[0] && verbTitle.exec(lines[0].text);
  const said = titled?.[1] || lines[1]?.text;
  if (lines[0] && titled && said && isSentence(said) && !isRule.test(said) && !fogPurpose.test(said))
    return markOf(lines[0].start, lines[0].text, 'found');
  const does = lines
    .slice(0, 4)
    .find(({ text }) => verbSentence.test(text) && !isRule.test(text) && !fogPurpose.test(text));
  if (does && (lines[0] === does ? lines.some(({ text }) => callName.test(text)) : isName(lines[0])))
    return markOf(does.start, does.text, 'found');
  for (const [index, line] of lines.slice(0, 8).entries()) {
    const name = callName.exec(line.text);
    if (!name) continue;
    const rest = line.text.slice(name.index + name[0].length);
    const near = lines.slice(0, index + 6).filter((other) => other !== line && !other.section.replace('other', ''));
    const purpose = isSentence(rest) ? rest : near.find(({ text }) => isSentence(text) && !isRule.test(text))?.text;
    const isNamed = purpose !== undefined && !fogPurpose.test(purpose);
    return markOf(line.start + name.index, isSentence(rest) ? name[0] + rest : name[0], isNamed ? 'found' : 'vague');
  }
  return undefined;
};

/** 'Converts an amount …' */
const verbSentence =
  /^(?:it |this (?:call|operation|endpoint) |we )?(?!(?:this|news|always|returns|errors|takes|needs|requires|has|is|was|does|members|allows)\b)[A-Za-z][a-z]+s (?:an? |the |all |one |your |its |some |for |[a-z]+s? )[^\n]{8,}/;
const isName = (line: Line | undefined) =>
  line !== undefined && line.text.split(' ').length <= 7 && !/[.?!]$/.test(line.text);

/** 'Rename playlist', and a sentence below or behind it. */
const verbTitle =
  /^(?:add|book|cancel|change|check|close|convert|create|delete|find|get|list|make|move|open|pay|read|remove|rename|reserve|search|send|set|start|stop|submit|update|upload)\b(?: [a-z]+){1,4}(?:$| ?[.:–-] +(.*))/i;

/** A sentence about the caller says nothing of the purpose. */
const isRule = /^(?:must|requires?|needs?|only|allowed|called)\b/i;

const isSentence = (text: string) => /\b[a-z]+s?\b/.test(text) && (text.match(/[A-Za-zÀ-ž]+/g)?.length ?? 0) >= 4;

const types =
  '(?:string|text|integer|int(?:32|64)?|number|numeric|whole number|boolean|bool|yes/no|flag|date(?:-?time)?|timestamp|iso day|decimal|float|double|money|uuid|array|object|list of|enum)';
const typed = new RegExp(
  String.raw`^type: ?["']?${types}\b|(?<!\b(?:the|an?|of|is|and) )[\w.\[\]]+["\x60*]{0,3}\s*(?:\(|:|\||,|–|—|-)\s*(?:an? )?(?:required |optional |mandatory )?${types}\b|(?:^|[,;] )["\x60]?[\w.\[\]]+["\x60]? +${types}\b`,
  'i',
);
const untyped = /^[\w"'\x60]+(?:\s*(?:,|\||and)\s*[\w"'\x60]+)*/;

/** What is sent, what comes back, and where neither goes on. */
const parts = {
  request:
    /^(?:in|inputs?|(?:json )?request(?: body| fields?)?|body|query|(?:path |query |url )?param(?:eter)?s?|arguments?|payload|takes|expects|(?:you )?sends?|requestBody)\b\s*(?:[:(–]|\||$)/i,
  response:
    /^(?:out(?:put)?|back|(?:json |success )?responses?(?: body| fields?)?(?: 20\d)?|reply|answers?|results?|returns?|gives(?: back)?|you get|success|(?:HTTP )?['"]?20\d['"]?)\b\s*(?:OK|Created)?\s*(?:[:(–,]|\||$)/i,
  other:
    /^(?:errors?|failures?|fails|steps|what (?:it does|happens)|how it works|side|effects?|examples?|sample|auth\w*|callers?|who|notes?|written|['"]?[45]\d\d)\b/i,
};

/** A field with its type, behind the head of its part; a part with names only is vague. */
export const fieldsOf =
  (part: 'request' | 'response', inline: RegExp): Detector =>
  ({ lines }) => {
    let now: keyof typeof parts | undefined;
    let vague: Mark | undefined;
    for (const line of lines) {
      const head = (['request', 'response', 'other'] as const)
        .map((name) => ({ name, match: parts[name].exec(line.text) }))
        .find(({ match }) => match);
      now = head?.name ?? now;
      const at = head?.match && head.name !== 'other' ? head.match[0].length : 0;
      const rest = line.text.slice(at);
      const isField = typed.test(rest) || isTypedRow(line);
      if (isField && (now || !/\breturns?\b/i.test(rest)) && now !== 'other' && (now ?? 'request') === part)
        return markOf(line.start + at, rest, 'found');
      if (now === part && head && untyped.test(rest.trim()) && !/[{<]/.test(rest))
        vague ??= markOf(line.start + at, rest, 'vague');
      else if (now === part && !vague && rest && !line.isHeading && untyped.exec(rest)?.[0] === rest)
        vague = markOf(line.start, rest, 'vague');
    }
    return firstIn(lines, inline, 'found') ?? vague;
  };

const isTypedRow = ({ columns, text }: Line) => {
  const at = columns?.findIndex((column) => /^type\b/.test(column)) ?? -1;
  return at >= 0 && !text.toLowerCase().startsWith(columns?.[0] ?? '\n') && /\w/.test(text.split('|')[at] ?? '');
};

export const requestInline = new RegExp(
  String.raw`\b(?:takes|expects|accepts|needs|requires|with|send)\b[^.\n]{0,40}\b\w+ \((?:an? )?${types}\b`,
  'i',
);
export const responseInline = new RegExp(
  String.raw`\b(?:returns|answers with|responds with|gives back|answer is)\b[^.\n]{0,40}\b\w+ \((?:an? )?${types}\b`,
  'i',
);

export const steps: Detector = ({ lines }) => {
  const numbered = lines.filter(
    ({ isNumbered, section, text }) => isNumbered && section !== 'errors' && /^[A-Za-zÀ-ž]{2,}\s+\S/.test(text),
  );
  const [first] = numbered.length > 1 ? numbered : lines.filter(({ text }) => /^step \d+[.:)] \w+ \w/i.test(text));
  if (first && (numbered.length > 1 || first.text.startsWith('Step 1')))
    return markOf(first.start, first.text, 'found');
  const inline = firstIn(lines, /\b1[.)]?\s+[A-ZÀ-Þ][^\n]{3,80}?\b2[.)]?\s+[A-ZÀ-Þ][A-Za-zÀ-ž]+[^\n]{0,40}/, 'found');
  if (inline) return inline;
  const order = firstIn(
    lines,
    /\b[Ff]irst(?:ly)?,? (?!we\b|I\b|you\b|they\b|the\b)(?:it )?[A-Za-zÀ-ž][^\n]{5,120}?\b(?:[Tt]hen|[Nn]ext|[Aa]fter that|[Ss]econd(?:ly)?)\b[^.\n]{0,60}/,
    'found',
  );
  return order ?? firstIn(lines, /\b(?:processes|handles) the (?:request|data|call)\b/i, 'vague');
};

const trouble =
  /error|fail|refus|not found|invalid|denied|forbidden|conflict|unauthori|missing|expired|exceed|unknown|wrong|bad request|no such|declined|gone|too (?:many|large|long)|locked|already|in use|not allowed|cannot|unavailable|does not|is not|no \w+|before|begun|empty|over/i;
const code =
  /\b(?:[45]\d\d|[A-Z]{1,4}[-_]?\d{1,4})\b[\s:–—|,-]{1,4}(?:[A-Z]\d{2,3}\s+)?["“]?[A-Za-zÀ-ž][A-Za-zÀ-ž'’]*\s+[A-Za-zÀ-ž'’][^.;\n|]{0,60}/;

/** `'404':` or `"404": {`, with three words or more in a line `description:` below, as OpenAPI has answers. */
const described =
  /["']?\b[45](?:\d\d|XX)["']?\s*:[\s{]{1,40}["']?description["']?\s*:\s*["'>|-]*\s*[A-Za-zÀ-ž'’]+ [A-Za-zÀ-ž'’]+ [A-Za-zÀ-ž][^\n"]*/;

/** `WEEK_OPEN "The week is not over"`. */
const namedCode = /\b[A-Z]{3,}(?:_[A-Z]+)+\b[\s:–-]{1,3}["“][^"”\n]{5,}["”][^.\n]*/;

export const errors: Detector = ({ lines, source }: ReadText) => {
  const own = firstIn(lines, namedCode, 'found');
  if (own) return own;
  const answer = described.exec(source);
  if (answer) return markOf(answer.index, answer[0], 'found');
  for (const line of lines) {
    const match = code.exec(line.text);
    if (match && (line.section === 'errors' || trouble.test(match[0])))
      return markOf(line.start + match.index, match[0], 'found');
  }
  return firstIn(
    lines,
    /\breturns? (?:an? )?(?:\w+ )?errors?\b|\berror(?: code| message)? (?:is|will be|gets) (?:returned|thrown|sent)\b|\bappropriate (?:error|status)\b/i,
    'vague',
  );
};

export function jsonBlocks({ source }: ReadText): JsonBlock[] {
  const blocks: JsonBlock[] = [];
  let start = source.indexOf('{');
  for (let tries = 0; start >= 0 && tries < 30; tries++) {
    const end = closing(source, start);
    const value = end < 0 ? undefined : parsed(source.slice(start, end));
    if (value) blocks.push({ value, start, end });
    start = source.indexOf('{', value ? end : start + 1);
  }
  return blocks;
}

function closing(source: string, start: number): number {
  let depth = 0;
  for (let index = start; index < Math.min(source.length, start + 5000); index++) {
    if (source[index] === '{') depth++;
    else if (source[index] === '}' && --depth === 0) return index + 1;
  }
  return -1;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export const examplePair: Detector = (text) => {
  const [first, second] = jsonBlocks(text);
  const hasCall =
    /\b(?:GET|DELETE|POST|PUT|PATCH) \/\S*/.test(text.source.slice(0, first?.start ?? 0)) &&
    /\bHTTP\/|\b200\b|\b201\b/.test(text.source);
  if (!first)
    return firstIn(text.lines, /\bexample (?:request|response|call)\b|\bfor example,? (?:call|send)\b/i, 'vague');
  const end = (second ?? first).end;
  return {
    verdict: second || (hasCall && /\bexample\b/i.test(text.source)) ? 'found' : 'vague',
    start: first.start,
    end,
  };
};

interface JsonBlock {
  value: Record<string, unknown>;
  start: number;
  end: number;
}
