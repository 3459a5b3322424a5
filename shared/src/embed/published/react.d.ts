import type { AgileElement, AgileEventMap, AssessmentAttributes, EnrolmentAttributes } from './elements.js';

/** `minHeight` for `min-height`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type InReact<Attributes> = { [Name in keyof Attributes as Camel<Name>]?: Attributes[Name] } & {
  className?: string;
  id?: string;
  slot?: string;
  children?: unknown;
  /** The element itself. */
  ref?: ((element: AgileElement | null) => void) | { current: AgileElement | null } | null;
} & {
  /** `onClassSelect` is called for `agile-class-select`. */
  [Name in keyof AgileEventMap as Name extends `agile-${infer Rest}` ? `on${Capitalize<Camel<Rest>>}` : never]?: (
    event: AgileEventMap[Name],
  ) => void;
};

type Component<Props> = (props: Props) => never;

/** Components for React 17 and 18, made of the page's own React. React 19 needs none: write the elements as they are. */
export function agileFor(React: object): {
  AgileAssessment: Component<InReact<AssessmentAttributes>>;
  AgileEnrolment: Component<InReact<EnrolmentAttributes>>;
};
