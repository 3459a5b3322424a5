import { cardFields, cardsPart } from './card-fields.ts';
import { elementSpecs } from './elements.ts';
import { errorCodes } from './errors.ts';
import { methodSpecs, propertySpecs, slotSpecs } from './members.ts';
import { popup } from './popup.ts';
import type { AttributeSpec, ElementSpec, EventSpec } from './spec-types.ts';
import { tokenSpecs } from './tokens.ts';

/** What partners may rely on, a line for each fact. A line that is missing later breaks a page that relies on it. */
export const contractLines = (): string[] => [
  ...elementSpecs.flatMap(linesOf),
  ...propertySpecs.map(({ name, type, isReadonly }) => `property ${name}: ${type}${isReadonly ? '' : ', can be set'}`),
  ...methodSpecs.map(({ name, type }) => `method ${name}: ${type}`),
  ...slotSpecs.map(({ name }) => `slot ${name || '(none)'}`),
  ...cardFields.map(({ name }) => `card field ${name}`),
  `card part ${cardsPart.name}`,
  ...tokenSpecs.map(({ name, kind }) => `token ${name}: ${kind}`),
  ...errorCodes.map(({ code, retryable }) => `error ${code}${retryable ? ', retryable' : ''}`),
  ...popup.attributes.flatMap((attribute) =>
    attributeLines(attribute).map((line) => `<agile-popup> attribute ${line}`),
  ),
  ...popup.members.map(({ name, type }) => `<agile-popup> member ${name}: ${type}`),
  ...popup.parts.map(({ name }) => `<agile-popup> part ${name}`),
];

const linesOf = ({ tag, attributes, events, parts }: ElementSpec) => [
  ...attributes.flatMap((attribute) => attributeLines(attribute).map((line) => `<${tag}> attribute ${line}`)),
  ...events.flatMap((event) => eventLines(event).map((line) => `<${tag}> event ${line}`)),
  ...parts.map(({ name }) => `<${tag}> part ${name}`),
];

const attributeLines = ({ name, values, kind = 'text', default: standard = '', isReadOnce }: AttributeSpec) => [
  ...(values ?? [kind]).map((value) => `${name}: ${value}`),
  ...(values?.includes(standard) ? [`${name}, default: ${standard}`] : []),
  ...(isReadOnce ? [] : [`${name}, followed when it changes`]),
];

const eventLines = ({ name, detail }: EventSpec) => [
  name,
  ...detail.flatMap(({ name: shape = 'detail', fields }) =>
    fields.map((field) => `${name}, ${shape}.${field.name}: ${field.type}`),
  ),
];
