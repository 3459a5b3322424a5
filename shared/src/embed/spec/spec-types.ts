/** An attribute of an element, and in camel case an option of `mount`. */
export interface AttributeSpec {
  /** As in HTML: `min-height`. */
  name: string;
  /** For partners, in Markdown. Names the unit of a number. */
  description: string;
  /** Allowed values. Default: any text. */
  values?: readonly string[];
  /** Value that applies when the attribute is absent. A text that is no value is shown as it is. */
  default?: string;
  /** `number` for a whole number; default `text`. */
  kind?: 'text' | 'number';
  /** For the element alone: `mount` has no such option. Default `false`. */
  isElementOnly?: boolean;
  /** Read when the element enters the page or is shown; a change later has no effect. Default `false`. */
  isReadOnce?: boolean;
}

/** A property, a method, a slot or a part. */
export interface MemberSpec {
  name: string;
  /** For partners, in Markdown. */
  description: string;
}

/** A property or a method. */
export interface TypedMemberSpec extends MemberSpec {
  /** Its type in TypeScript. */
  type: string;
  /** A property that pages cannot set. Default `false`. */
  isReadonly?: boolean;
  /** Every HTML element has it. Default `false`. */
  isInherited?: boolean;
}

/** An event that an element raises. */
export interface EventSpec extends MemberSpec {
  /** Alternatives for its detail, without the field `v: 1` of every detail. */
  detail: readonly ShapeSpec[];
}

/** Fields of an event's detail. A shape with a name is an interface of that name for partners. */
export interface ShapeSpec {
  name?: string;
  fields: readonly FieldSpec[];
}

interface FieldSpec {
  name: string;
  /** Its type in TypeScript. */
  type: keyof FieldTypes;
  description: string;
}

/** A custom element for partners. */
export interface ElementSpec {
  tag: string;
  /** Name of its class in the custom-elements manifest. */
  className: string;
  /** For partners, one sentence. */
  description: string;
  /** Name of the area that brings its views, and of the module of the first one, without its ending. */
  module: 'assessment' | 'enrolment';
  /** Text and path of the link inside, for visitors without scripts. */
  fallback: { text: string; path: string };
  attributes: readonly AttributeSpec[];
  events: readonly EventSpec[];
  /** What a page may style as `::part(name)`. */
  parts: readonly MemberSpec[];
}

interface FieldTypes {
  string: string;
  number: number;
  boolean: boolean;
  'readonly string[]': readonly string[];
}

/** What a shape describes, as a type. */
export type ShapeType<Shape> = Shape extends ShapeSpec
  ? { [Field in Shape['fields'][number] as Field['name']]: FieldTypes[Field['type']] }
  : never;

/** The option of `mount` that an attribute describes, as a type. */
export type OptionType<Attribute> = Attribute extends { kind: 'number' }
  ? string | number
  : Attribute extends { values: readonly (infer Value)[] }
    ? Value | NumberIn<Value>
    : string;

/** `3` for `'3'`. */
type NumberIn<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** `minHeight` for `min-height`. */
export type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
