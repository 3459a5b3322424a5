/** Contract between the loader, an embedded feature and a partner's page. */
import type { meterResult, needsResult } from './assessment.ts';
import type { faultShape } from './common.ts';
import type { AnyElement } from './elements.ts';
import type { CamelCase, OptionType, ShapeType } from './spec-types.ts';

/** What a page can set: the attributes in camel case, as text or as the value itself. See `spec/` for each. */
export interface EmbedOptions extends Options {
  /** The result as text, to begin with. */
  value?: string | undefined;
}

type Options = { [Option in Attribute as CamelCase<Option['name']>]?: OptionType<Option> | undefined };
type Attribute = Exclude<AnyElement['attributes'][number], { isElementOnly: true }>;

/** Events that a feature raises, with their details. */
export type EmbedEvents = { [Event in AnyEvent as Event['name']]: ShapeType<Event['detail'][number]> };

type AnyEvent = AnyElement['events'][number];

/** The result of the meter. */
export type MeterResult = ShapeType<typeof meterResult>;
/** The result of the needs. */
export type NeedsResult = ShapeType<typeof needsResult>;
/** What has failed. */
export type EmbedFault = ShapeType<typeof faultShape>;

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
