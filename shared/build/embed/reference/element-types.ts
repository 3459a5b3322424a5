import type { AttributeSpec, ElementSpec, ShapeSpec, TypedMemberSpec } from '../../../src/embed/spec/index.ts';
import { elementSpecs, methodSpecs, popup, propertySpecs } from '../../../src/embed/spec/index.ts';

/** By the names of their markers in `published/elements.d.ts`. */
export const elementTypes = (): Record<string, string> => ({
  results: namedShapes
    .map(({ name, fields }) => interfaceOf(`export interface ${name}`, fields.map(fieldLines)))
    .join('\n\n'),
  events: interfaceOf(
    'export interface AgileEventMap',
    events.map(({ name, detail }) => [`'${name}': CustomEvent<Detail<${detail.map(shapeName).join(' | ')}>>;`]),
  ),
  members: [
    ...propertySpecs.map(memberLines),
    ...methodSpecs.filter(({ isInherited }) => !isInherited).map(memberLines),
  ]
    .flat()
    .map((line) => `  ${line}`)
    .join('\n'),
  attributes: [
    interfaceOf(
      'interface CommonAttributes',
      common.map((attribute) => attributeLines(attribute)),
    ),
    ...elementSpecs.map((element) =>
      interfaceOf(
        `export interface ${capitalised(element.module)}Attributes extends CommonAttributes`,
        element.attributes
          .filter((attribute) => !common.includes(attribute))
          .map((attribute) => attributeLines(attribute)),
      ),
    ),
  ].join('\n\n'),
  popup: [
    interfaceOf('export interface PopupAttributes', popup.attributes.map(popupAttributeLines)),
    interfaceOf('export interface AgilePopup extends HTMLElement', popup.members.map(memberLines)),
  ].join('\n\n'),
});

const events = uniqueBy(
  elementSpecs.flatMap((element) => element.events),
  ({ name }) => name,
);
const namedShapes = uniqueBy(
  events.flatMap(({ detail }) => detail).filter(({ name }) => name),
  ({ name }) => name,
);
const common = elementSpecs[0]?.attributes.filter((attribute) => elementSpecs.every(has(attribute))) ?? [];

const fieldLines = ({ name, type, description }: ShapeSpec['fields'][number]) =>
  documented(description, `${name}: ${type};`);

function memberLines({ name, type, description, isReadonly }: TypedMemberSpec): string[] {
  const signature = type.startsWith('() =>') ? type.replace(' => ', ': ') : `: ${type}`;
  return documented(description, `${isReadonly ? 'readonly ' : ''}${name}${signature};`);
}

const attributeLines = (attribute: AttributeSpec, type = typeOf(attribute)) =>
  documented(
    attribute.description,
    `${/^\w+$/.test(attribute.name) ? attribute.name : `'${attribute.name}'`}?: ${type};`,
  );

/** One without values is there or not. */
const popupAttributeLines = (attribute: AttributeSpec) =>
  attributeLines(attribute, attribute.values ? undefined : "boolean | ''");

/** Whole numbers may be written as numbers, too. */
function typeOf({ values, kind }: AttributeSpec): string {
  if (kind === 'number') return 'number | string';
  if (!values) return 'string';
  const numbers = values.filter((value) => /^\d+$/.test(value));
  return [...numbers, ...values.map((value) => `'${value}'`)].join(' | ');
}

const shapeName = ({ name, fields }: ShapeSpec) =>
  name ?? (fields.length > 0 ? `{ ${fields.map((field) => `${field.name}: ${field.type}`).join('; ')} }` : 'object');

const interfaceOf = (head: string, members: readonly (readonly string[])[]) =>
  [`${head} {`, ...members.flat().map((line) => `  ${line}`), '}'].join('\n');

const documented = (description: string, line: string) => [`/** ${description} */`, line];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function has(attribute: AttributeSpec) {
  return ({ attributes }: ElementSpec) => attributes.includes(attribute);
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => unknown): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
