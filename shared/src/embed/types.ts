/** Contract between the loader, an embedded feature and a partner's page. */

/** What a page can say about an element: its attributes in camel case, as text or as the value itself. */
export interface EmbedOptions {
  /** `<agile-assessment>`: what it shows. Default `meter`. */
  view?: 'meter' | 'needs' | undefined;
  /** `<agile-assessment>`: number of the case to show, 1 to 8. Default 1. */
  case?: string | number | undefined;
  /** `<agile-enrolment>`: id of a Language, to show its classes only. Default: all. */
  language?: string | undefined;
  /** `<agile-enrolment>`: id of one class, to show it in full instead of the list. */
  classId?: string | undefined;
  /** `<agile-enrolment>`: how many classes a page of the list has, 1 to 10. Default 10. */
  limit?: string | number | undefined;
  /** `<agile-enrolment>`: public key of the partner, whose origins hear of an enrolment. */
  partner?: string | undefined;
  /** `<agile-enrolment>`: where a visitor comes back to when the page cannot be told; registered for the partner. */
  returnUrl?: string | undefined;
  /** BCP 47 tag for the names of days and months. Default: the language of the page. */
  locale?: string | undefined;
  /** Default `auto`: as the visitor's system says. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Level of the feature's first headings, 2 to 4. Default 2. */
  headingLevel?: string | number | undefined;
  /** Where marks are kept between visits, under the page's own origin. Default `none`. */
  persist?: 'none' | 'session' | 'local' | undefined;
  /** The result as text, to begin with. */
  value?: string | undefined;
}

/** Events that a feature raises, with their details. */
export interface EmbedEvents {
  'agile-ready': Record<never, never>;
  /** The result has changed: `{ level, answered, total }` of the meter, `{ percent, on }` of the needs. */
  'agile-change': MeterResult | NeedsResult;
  /** The visitor has asked for what follows from the result. */
  'agile-complete': MeterResult | NeedsResult;
  /** A class was chosen. Cancelling it keeps the list as it is. */
  'agile-class-select': { classId: string };
  'agile-enrol': { classId: string; status: string };
  'agile-error': EmbedFault;
}

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

export interface EmbedFault {
  /** See `errorCodes`. */
  code: number;
  /** Whether `reload()` may help. */
  retryable: boolean;
  /** Address of an explanation. */
  help: string;
}

/** Raises an event. @returns whether nobody has cancelled it */
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => boolean;

/** A feature on a page. */
export interface EmbedHandle {
  /** Takes new options over; those that are not named go back to their defaults. */
  update(options: EmbedOptions): void;
  /** Takes everything away again. */
  unmount(): void;
  /** Begins anew. */
  reset(): void;
  /** Moves focus to the first control. */
  focus(): void;
  /** What the visitor has entered so far. */
  getResult(): MeterResult | NeedsResult | undefined;
  /** The result as text. */
  readonly value: string;
}

/**
 * Shows a feature below `element`, in a shadow root of its own.
 *
 * @param onEvent hears every event; answering `false` cancels a cancelable one
 */
export type Mount = (element: Element | ShadowRoot, options?: EmbedOptions, onEvent?: OnEvent) => EmbedHandle;

export type OnEvent = (name: keyof EmbedEvents, detail: EmbedEvents[keyof EmbedEvents]) => boolean | undefined;
