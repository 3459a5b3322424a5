import { type ElementSpec, elementSpecs, methodSpecs, propertySpecs, slotSpecs, tokenSpecs } from './spec/index.ts';

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
  attributes: attributes.map(({ name, values, kind, default: standard, ...rest }) => ({
    name,
    description: rest.description,
    type: { text: values ? values.map((value) => `'${value}'`).join(' | ') : kind === 'number' ? 'number' : 'string' },
    default: standard,
  })),
  members: [
    ...propertySpecs.map(({ name, type, description: text }) => ({
      kind: 'field',
      name,
      description: text,
      type: { text: type },
      readonly: name !== 'value',
    })),
    ...methodSpecs.map(({ name, type, description: text }) => ({
      kind: 'method',
      name,
      description: text,
      return: { type: { text: type.replace('() => ', '') } },
    })),
  ],
  events: events.map(({ name, type, description: text }) => ({
    name,
    description: text,
    type: { text: `CustomEvent<${type}>` },
  })),
  slots: slotSpecs,
  cssParts: parts,
  cssProperties: tokenSpecs.map(({ name, description: text }) => ({ name, description: text })),
});
