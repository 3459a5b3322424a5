import type { AgileElement, AgileEventMap, AgileStyle, AssessmentAttributes, EnrolmentAttributes } from './elements.js';

/** `minHeight` for `min-height`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type Own<Attributes> = { [Name in keyof Attributes as Camel<Name>]?: Attributes[Name] };

/** `onClassSelect` is called for `agile-class-select`. */
type Listeners = {
  [Name in keyof AgileEventMap as Name extends `agile-${infer Rest}` ? `on${Capitalize<Camel<Rest>>}` : never]?: (
    event: AgileEventMap[Name],
  ) => void;
};

type InReact<Attributes> = Own<Attributes> &
  Listeners &
  Omit<import('react').HTMLAttributes<HTMLElement>, keyof Own<Attributes> | keyof Listeners | 'style'> & {
    style?: AgileStyle;
    /** The element itself. */
    ref?: ((element: AgileElement | null) => void) | { current: AgileElement | null } | null;
    key?: string | number | null;
  };

type Component<Props> = (props: Props) => never;

/**
 * Components for React 17 and newer, made of the page's own React. They hear the events also on pages that were rendered
 * on a server, which React 19 alone does not.
 */
export function agileFor(React: object): {
  AgileAssessment: Component<InReact<AssessmentAttributes>>;
  AgileEnrolment: Component<InReact<EnrolmentAttributes>>;
};
