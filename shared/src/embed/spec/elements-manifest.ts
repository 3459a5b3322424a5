import { elementSpecs } from './elements.ts';
import { methodSpecs, propertySpecs, slotSpecs } from './members.ts';
import { popup } from './popup.ts';
import type { AttributeSpec, ElementSpec, ShapeSpec, TypedMemberSpec } from './spec-types.ts';
import { tokenSpecs } from './tokens.ts';

/** The custom-elements manifest (schema 1.0.0) that editors and documentation tools read. */
export const elementsManifest = () => ({
  schemaVersion: '1.0.0',
  modules: [
    moduleOf('loader.js', elementSpecs.map(elementDeclaration)),
    moduleOf('popup.js', [declarationOf(popup, popup.members)]),
  ],
});

const moduleOf = <Declaration extends { tagName: string; name: string }>(
  path: string,
  declarations: readonly Declaration[],
) => ({
  kind: 'javascript-module',
  path,
  declarations,
  exports: declarations.map(({ tagName, name }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  })),
});

/** What every custom element of ours has. */
const declarationOf = (
  { tag, className, description, attributes, parts }: Omit<ElementSpec, 'module' | 'fallback' | 'events'>,
  members: readonly TypedMemberSpec[],
) => ({
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
  members: members.map(memberOf),
  cssParts: parts,
});

const memberOf = ({ name, type, description, isReadonly = false }: TypedMemberSpec) =>
  type.startsWith('() => ')
    ? { kind: 'method', name, description, return: { type: { text: type.replace('() => ', '') } } }
    : { kind: 'field', name, description, type: { text: type }, readonly: isReadonly };

const elementDeclaration = (element: ElementSpec) => ({
  ...declarationOf(element, [...propertySpecs, ...methodSpecs]),
  events: element.events.map(({ name, detail, description: text }) => ({
    name,
    description: text,
    type: { text: `CustomEvent<${detailText(detail)}>` },
  })),
  slots: slotSpecs,
  cssProperties: tokenSpecs.map(({ name, description: text }) => ({ name, description: text })),
});

const typeOf = ({ values, kind }: AttributeSpec) =>
  values?.map((value) => `'${value}'`).join(' | ') ?? (kind === 'number' ? 'number' : 'string');

/** The detail of an event, written as in TypeScript: `{ v: 1; classId: string }`. */
export const detailText = (detail: readonly ShapeSpec[]): string =>
  detail
    .map(({ fields }) => `{ ${['v: 1', ...fields.map(({ name, type }) => `${name}: ${type}`)].join('; ')} }`)
    .join(' | ');
