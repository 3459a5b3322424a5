/**
 * Types of the elements, for TypeScript and for JSX of React 17 to 19. Reference this file, or copy it:
 * `/// <reference path="./agile/elements.d.ts" />`
 */

export interface MeterResult {
  /** Number of the case. */
  case: number;
  /** Agile Communication Level in percent. */
  level: number;
  /** Topics of the case that are on. */
  answered: number;
  /** Topics of the case. */
  total: number;
}

export interface NeedsResult {
  /** Name of the role touched last. */
  role: string;
  /** What is left of it, in percent. */
  percent: number;
  /** Ids of its Languages that are on. */
  on: readonly string[];
}

/** Every detail is frozen and says its version. */
type Detail<Content> = Readonly<Content & { v: 1 }>;

export interface AgileEventMap {
  'agile-ready': CustomEvent<Detail<object>>;
  'agile-change': CustomEvent<Detail<MeterResult | NeedsResult>>;
  'agile-complete': CustomEvent<Detail<MeterResult | NeedsResult>>;
  'agile-class-select': CustomEvent<Detail<{ classId: string }>>;
  'agile-enrol': CustomEvent<Detail<{ classId: string; status: string }>>;
  'agile-error': CustomEvent<Detail<{ code: number; retryable: boolean; help: string }>>;
}

export interface AgileElement extends HTMLElement {
  /** The result as a short text. */
  value: string;
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly version: string;
  readonly ready: Promise<void>;
  load(): Promise<void>;
  reload(): Promise<void>;
  reset(): void;
  getResult(): MeterResult | NeedsResult | undefined;
  addEventListener<Name extends keyof AgileEventMap>(
    name: Name,
    listener: (this: AgileElement, event: AgileEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

interface CommonAttributes {
  locale?: string;
  theme?: 'auto' | 'light' | 'dark';
  loading?: 'lazy' | 'eager' | 'click';
  'min-height'?: number | string;
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4';
}

export interface AssessmentAttributes extends CommonAttributes {
  persist?: 'none' | 'session' | 'local';
  view?: 'meter' | 'needs';
  case?: number | string;
}

export interface EnrolmentAttributes extends CommonAttributes {
  language?: string;
  'class-id'?: string;
  limit?: number | string;
  partner?: string;
  'return-url'?: string;
}

/** What every element takes besides, and what React 19 listens to. */
type InJsx<Attributes> = Attributes & {
  class?: string;
  className?: string;
  id?: string;
  slot?: string;
  children?: unknown;
  key?: string | number | null;
  ref?: unknown;
} & { [Name in keyof AgileEventMap as `on${Name}`]?: (event: AgileEventMap[Name]) => void };

interface AgileElements {
  'agile-assessment': InJsx<AssessmentAttributes>;
  'agile-enrolment': InJsx<EnrolmentAttributes>;
}

declare global {
  interface HTMLElementTagNameMap {
    'agile-assessment': AgileElement;
    'agile-enrolment': AgileElement;
  }
  namespace JSX {
    interface IntrinsicElements extends AgileElements {}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AgileElements {}
  }
}
