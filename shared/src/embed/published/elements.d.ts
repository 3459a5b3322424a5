/**
 * Types of the elements, for TypeScript and for JSX of React 17 to 19. Reference this file, or copy it:
 * `/// <reference path="./agile/elements.d.ts" />`
 */

// written from spec: results
export interface MeterResult {
  /** Number of the case. */
  case: number;
  /** Agile Communication Level in percent. */
  level: number;
  /** Checked topics of the case. */
  answered: number;
  /** All topics of the case. */
  total: number;
}

export interface NeedsResult {
  /** Name of the role that was changed last. */
  role: string;
  /** How much of the role is covered, in percent. */
  percent: number;
  /** Ids of its Languages that are switched on. */
  on: readonly string[];
}

export interface LabResult {
  /** What the text is read as: story, form, api, flow, business, or none of them. */
  kind: string;
  /** Criteria that the text meets. */
  found: number;
  /** Criteria that it touches without saying enough. */
  vague: number;
  /** Criteria that it does not mention. */
  missing: number;
  /** Statements that contradict each other. */
  contradictions: number;
}
// end of results

/** Every detail is frozen and has its version as `v`. */
type Detail<Content> = Readonly<Content & { v: 1 }>;

// written from spec: events
export interface AgileEventMap {
  'agile-ready': CustomEvent<Detail<object>>;
  'agile-change': CustomEvent<Detail<MeterResult | NeedsResult | LabResult>>;
  'agile-complete': CustomEvent<Detail<MeterResult | NeedsResult | LabResult>>;
  'agile-error': CustomEvent<Detail<{ code: number; retryable: boolean; help: string }>>;
  'agile-class-select': CustomEvent<Detail<{ classId: string }>>;
  'agile-enrol': CustomEvent<Detail<{ classId: string; status: string; source: string; campaign: string }>>;
}
// end of events

export interface AgileElement extends HTMLElement {
  // written from spec: members
  /** The result as a short text; set it to show that result. Meter: the code of a shared link. Needs: the Languages that are switched off. Enrolment: id of the class that is open. */
  value: string;
  /** State of the element. Read only. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Exact version, as in `versions.json`. Read only. */
  readonly version: string;
  /** Settles with `agile-ready`; rejects with the detail of `agile-error`. Read only. */
  readonly ready: Promise<void>;
  /** Fetches the code and shows the element now, whatever `loading` is. After a failure it makes another attempt. */
  load(): Promise<void>;
  /** Removes the content and loads it again, after an error for instance. */
  reload(): Promise<void>;
  /** Clears what the visitor has entered, also what `persist` has kept. */
  reset(): void;
  /** The current result, as in `agile-change`; `undefined` for classes and before the element is ready. */
  getResult(): MeterResult | NeedsResult | LabResult | undefined;
  // end of members
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

// written from spec: attributes
interface CommonAttributes {
  /** Your public partner key. Without it nothing is counted for you, and your page gets no `agile-enrol`. */
  partner?: string;
  /** What you call the page or the campaign: up to 64 letters, digits, dots, hyphens, underscores and tildes. It comes with the enrolment. */
  campaign?: string;
  /** What else goes along with a request for a place and an enrolment, up to eight words: `plan=gold` as it is, and of a name alone, `utm_source`, the value in the query of your page. Values are up to 64 letters, digits, dots, hyphens, underscores and tildes; others are left out, so that no e-mail address is passed on. */
  fields?: string;
  /** Language of the element: `de` or `fr`, with a region if you like, `de-AT`; otherwise English. Dates, numbers and plural forms follow it, times have 24 hours. Names of Languages, and what trainers write about their classes, stay as they are. Another language gives its names of days and months to English text. */
  locale?: string;
  /** Light or dark colours. `auto` follows the `color-scheme` of the page around the element, and the system of the visitor where the page states none. */
  theme?: 'auto' | 'light' | 'dark';
  /** When the code is fetched: 400 px before the element comes into view, at once, or when it is clicked. A pointer or the focus on the element fetches it as well. */
  loading?: 'lazy' | 'eager' | 'click';
  /** Height in pixels that is reserved for the element while it loads and kept once it is shown: a whole number. Not reserved after a failure, nor before the click of `loading="click"`. */
  'min-height'?: number | string;
  /** Heading level of the element's first headings; its other headings are one level lower or more. */
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4';
}

export interface AssessmentAttributes extends CommonAttributes {
  /** Which tool it shows: the level meter, My Needs, or Card Lab, which reads texts in English and speaks English. When it changes, the other tool starts with what `persist` has kept for it. */
  view?: 'meter' | 'needs' | 'lab';
  /** Number of the case that the meter shows; the visitor can choose another. Checked topics stay checked when it changes. */
  case?: number | string;
  /** Where checked topics, and the text of Card Lab, are kept between visits: in the session storage or the local storage of your page. Read when the element is shown. With `none` nothing is stored; they last until the page is closed. */
  persist?: 'none' | 'session' | 'local';
}

export interface EnrolmentAttributes extends CommonAttributes {
  /** Id of a Language, to show its classes only. */
  language?: string;
  /** Id of a class, to show it in full instead of the list. */
  'class-id'?: string;
  /** How many classes a page of the list has. */
  limit?: number | string;
  /** Absolute address on a registered origin, to which visitors return when the window of the login cannot report back to your page. */
  'return-url'?: string;
}
// end of attributes

// written from spec: popup
export interface PopupAttributes {
  /** Whether the link stays at the lower end of the window, as a button. */
  floating?: boolean | '';
  /** When the code of the element is fetched and the element made ready: with the dialog, or as soon as a pointer, a finger or the focus is on the link. */
  preload?: 'none' | 'intent';
}

export interface AgilePopup extends HTMLElement {
  /** Whether the dialog is open. Read only. */
  readonly open: boolean;
  /** Opens the dialog. */
  show(): void;
  /** Closes it. The element keeps what was entered. */
  close(): void;
}
// end of popup

/** Attributes of every element in React, with tokens in `style`, and the listeners of React 19. */
type InJsx<Attributes> = Attributes &
  Omit<import('react').HTMLAttributes<HTMLElement>, keyof Attributes | 'style'> & {
    style?: AgileStyle;
    class?: string;
    key?: string | number | bigint | null;
    ref?: unknown;
  } & { [Name in keyof AgileEventMap as `on${Name}`]?: (event: AgileEventMap[Name]) => void };

/** `{ '--agile-accent': '#0a5', marginBlock: 24 }` */
export type AgileStyle = import('react').CSSProperties & { [token: `--agile-${string}`]: string | number | undefined };

interface AgileElements {
  'agile-assessment': InJsx<AssessmentAttributes>;
  'agile-enrolment': InJsx<EnrolmentAttributes>;
  'agile-popup': InJsx<PopupAttributes>;
}

declare global {
  interface HTMLElementTagNameMap {
    'agile-assessment': AgileElement;
    'agile-enrolment': AgileElement;
    'agile-popup': AgilePopup;
  }
  /** Events reach every element around ours, the document and the window. */
  interface GlobalEventHandlersEventMap extends AgileEventMap {}
  namespace JSX {
    interface IntrinsicElements extends AgileElements {}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AgileElements {}
  }
}
