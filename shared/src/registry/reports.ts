/** Where browsers report failures. */
export const failuresPath = '/reports/failures';

/**
 * What can fail in a browser: code does not load; it renders something else than was prerendered; it throws while it is
 * rendered; it throws elsewhere, and nothing catches it.
 */
export const failureKinds = ['load', 'hydration', 'render', 'error'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** Name under which the header `Server-Timing` of a document has its token. */
export const documentTiming = 'doc';

interface DocumentReport {
  /**
   * Token of the document that the site has served. It says nothing about the visitor, and is spent with the first
   * report. Absent where the browser does not show it.
   */
  token?: string | undefined;
}

/** A failure in a browser. Nothing about the visitor. */
export interface FailureReport extends DocumentReport {
  kind: FailureKind;
  /** Name of the area, or `shell`. */
  area: string;
  release: string;
  /** Width of the view, in CSS pixels. */
  width: number;
}

/** Where browsers report how fast and steady a page was. */
export const vitalsPath = '/reports/vitals';

/**
 * What is measured of a page: when the largest content was painted, how long the slowest answer to a press took, both in
 * milliseconds, and how far content has moved by itself.
 */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;

export type VitalName = (typeof vitalNames)[number];

/** The vitals of one document. Nothing about the visitor. */
export interface VitalsReport extends DocumentReport {
  /** Release of each area that the document has parts of, and of `shell`. */
  releases: Readonly<Record<string, string>>;
  /** What this browser measures. */
  vitals: Readonly<Partial<Record<VitalName, number>>>;
}
