import { elementSpecs } from './elements.ts';
import { methodSpecs, propertySpecs, slotSpecs } from './members.ts';
import type { AttributeSpec, ElementSpec, ShapeSpec } from './spec-types.ts';
import { tokenSpecs } from './tokens.ts';

/** The custom-elements manifest (schema 1.0.0) that editors and documentation tools read. */
export const elementsManifest = () => ({
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'loader.js',
      declarations: elementSpecs.map(declarationOf),
      exports: elementSpecs.map(({ tag, className }) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name: className, module: 'loader.js' },
      })),
    },
  ],
});

const declarationOf = ({ tag, className, description, attributes, events, parts }: ElementSpec) => ({
  kind: 'class',
  customElement: true,
  tagName: tag,
  name: className,
  description,
  superclass: { name: 'HTMLElement' },
  attributes: attributes.map((attribute) => ({
    name: attribute.name,
    description: attribute.description,
    type: { text: typeOf(attribute) },
    default: attribute.default,
  })),
  members: [
    ...propertySpecs.map(({ name, type, description: text, isReadonly = false }) => ({
      kind: 'field',
      name,
      description: text,
      type: { text: type },
      readonly: isReadonly,
    })),
    ...methodSpecs.map(({ name, type, description: text }) => ({
      kind: 'method',
      name,
      description: text,
      return: { type: { text: type.replace('() => ', '') } },
    })),
  ],
  events: events.map(({ name, detail, description: text }) => ({
    name,
    description: text,
    type: { text: `CustomEvent<${detailText(detail)}>` },
  })),
  slots: slotSpecs,
  cssParts: parts,
  cssProperties: tokenSpecs.map(({ name, description: text }) => ({ name, description: text })),
});

const typeOf = ({ values, kind }: AttributeSpec) =>
  values?.map((value) => `'${value}'`).join(' | ') ?? (kind === 'number' ? 'number' : 'string');

/** The detail of an event, written as in TypeScript: `{ v: 1; classId: string }`. */
export const detailText = (detail: readonly ShapeSpec[]): string =>
  detail
    .map(({ fields }) => `{ ${['v: 1', ...fields.map(({ name, type }) => `${name}: ${type}`)].join('; ')} }`)
    .join(' | ');
