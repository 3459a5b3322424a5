/** Contract between the loader, an embedded feature and a partner's page. */
import type { labResult, meterResult, needsResult } from './assessment.ts';
import type { faultShape } from './common.ts';
import type { AnyElement } from './elements.ts';
import type { CamelCase, OptionType, ShapeType } from './spec-types.ts';

/** What a page can set: the attributes in camel case, as text or as a number. The tables of the elements describe each. */
export interface EmbedOptions extends Options {
  /** A result as text, which the feature shows first. Default: none. */
  value?: string | undefined;
}

type Options = { [Option in Attribute as CamelCase<Option['name']>]?: OptionType<Option> | undefined };
type Attribute = Exclude<AnyElement['attributes'][number], { isElementOnly: true }>;

/** Events that a feature raises, with their details. */
export type EmbedEvents = { [Event in AnyEvent as Event['name']]: ShapeType<Event['detail'][number]> };

type AnyEvent = AnyElement['events'][number];

/** Result of the Agile Communication Level Meter. */
export type MeterResult = ShapeType<typeof meterResult>;
/** Result of My Needs. */
export type NeedsResult = ShapeType<typeof needsResult>;
/** Result of Card Lab. */
export type LabResult = ShapeType<typeof labResult>;
/** Detail of `agile-error`: what has failed. */
export type EmbedFault = ShapeType<typeof faultShape>;

/** Raises an event. @returns `false` when the page has cancelled it */
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => boolean;

/** A feature that is shown on a page. */
export interface EmbedHandle {
  /** Applies new options; those that are not named get their defaults. */
  update(options: EmbedOptions): void;
  /** Removes the feature and its shadow root's content. */
  unmount(): void;
  /** Clears what the visitor has entered. */
  reset(): void;
  /** Moves focus to the first control. */
  focus(): void;
  /** The current result; `undefined` for classes and before the feature is ready. */
  getResult(): MeterResult | NeedsResult | LabResult | undefined;
  /** The result as text. */
  readonly value: string;
}

/**
 * Shows a feature below `element`, in a shadow root of its own.
 *
 * @param onEvent called for every event; `false` cancels `agile-class-select`
 */
export type Mount = (element: Element | ShadowRoot, options?: EmbedOptions, onEvent?: OnEvent) => EmbedHandle;

/** Receives the events of a feature. @returns `false` to cancel a cancelable event */
export type OnEvent = (name: keyof EmbedEvents, detail: EmbedEvents[keyof EmbedEvents]) => boolean | undefined;
