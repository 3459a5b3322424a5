import { detailText } from '../../../src/embed/spec/elements-manifest.ts';
import {
  type AttributeSpec,
  cardFields,
  cardsPart,
  type ElementSpec,
  type EventSpec,
  elementSpecs,
  errorCodes,
  methodSpecs,
  popup,
  propertySpecs,
  sizeSpecs,
  slotSpecs,
  tokenPairs,
  tokenSpecs,
} from '../../../src/embed/spec/index.ts';

/** By the names of their markers in `docs/partners.md`. */
export const guideTables = (): Record<string, string> => ({
  ...Object.fromEntries(
    elementSpecs.flatMap(({ tag, attributes, events }) => [
      [`attributes of ${tag}`, table(['attribute', 'values', 'default', 'meaning'], attributes.map(attributeRow))],
      [`events of ${tag}`, table(['event', 'detail', 'when'], events.map(eventRow))],
    ]),
  ),
  members: table(
    ['name', 'type', 'meaning'],
    [...propertySpecs, ...methodSpecs].map(({ name, type, description }) => [code(name), code(type), description]),
  ),
  popup: table(
    ['name', 'values', 'meaning'],
    [
      ...popup.attributes.map(({ name, description, ...attribute }) => [
        code(name),
        'values' in attribute ? attribute.values.map(code).join(', ') : 'there or not',
        description,
      ]),
      ...popup.members.map(({ name, type, description }) => [code(name), code(type), description]),
      ...popup.parts.map(({ name, description }) => [code(`::part(${name})`), '', description]),
    ],
  ),
  slots: table(
    ['slot', 'meaning'],
    slotSpecs.map(({ name, description }) => [name ? code(name) : '(none)', description]),
  ),
  'card fields': table(
    ['field', 'what'],
    [...cardFields, { ...cardsPart, name: `::part(${cardsPart.name})` }].map(({ name, description }) => [
      code(name),
      description,
    ]),
  ),
  tokens: table(
    ['token', 'what', 'kind'],
    tokenSpecs.map(({ name, description, kind }) => [code(name), description, kind]),
  ),
  pairs: `${tokenPairs.map(([text, ground]) => `${code(text)} on ${code(ground)}`).join(', ')}.`,
  parts: table(['element', 'part', 'what'], [commonPart, ...elementSpecs.flatMap(ownParts)]),
  sizes: table(
    ['what', 'at most, in bytes'],
    sizeSpecs.map(({ description, limit }) => [description, limit.toLocaleString('en')]),
  ),
  errors: table(
    ['code', 'what happened', 'what to do', 'worth another try'],
    errorCodes.map(({ code: number, meaning, remedy, retryable }) => [
      String(number),
      meaning,
      remedy,
      retryable ? 'yes' : 'no',
    ]),
  ),
});

const attributeRow = ({ name, values, kind = 'text', default: standard = '', description }: AttributeSpec) => [
  code(name),
  values?.map(code).join(', ') ?? kind,
  /^[\w-]+$/.test(standard) ? code(standard) : standard,
  description,
];

const eventRow = ({ name, detail, description }: EventSpec) => [
  code(name),
  name === 'agile-complete' ? 'the same as agile-change' : code(detailText(detail)),
  description,
];

const [rootPart] = elementSpecs[0]?.parts ?? [];
const commonPart = ['both', code(rootPart?.name ?? ''), rootPart?.description ?? ''];

const ownParts = ({ tag, parts }: ElementSpec) =>
  parts.filter((part) => part !== rootPart).map(({ name, description }) => [code(`<${tag}>`), code(name), description]);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return [lines[0], `|${'---|'.repeat(head.length)}`, ...lines.slice(1)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
