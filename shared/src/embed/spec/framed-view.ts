import type { ElementSpec } from './spec-types.ts';

/** An element that shows what a page of the site is about, for pages that take a frame only. */
export interface FramedView {
  /** Address of the framed page, with the attributes in its query. */
  path: string;
  /** Height of its content at the width of a text column, in pixels. */
  height: number;
}

/**
 * The framed view of a page of the site.
 *
 * @param path of the page, without query and anchor
 * @returns `undefined` for a page that no element shows
 */
export function framedView(path: string): FramedView | undefined {
  const [, classId] = /^\/class\/([\w-]+)$/.exec(path) ?? [];
  if (classId) return { path: `/embed/frame/enrolment.html?class-id=${classId}`, height: 1200 };
  return Object.hasOwn(views, path) ? views[path] : undefined;
}

const views: Readonly<Record<string, FramedView>> = {
  '/': { path: '/embed/frame/assessment.html?view=meter', height: 1900 },
  '/my-needs': { path: '/embed/frame/assessment.html?view=needs', height: 3100 },
  '/lab': { path: '/embed/frame/assessment.html?view=lab', height: 3350 },
  '/upcoming-classes': { path: '/embed/frame/enrolment.html?limit=3', height: 900 },
};

/** Address at which the site answers by oEmbed for its pages. */
export const oembedPath = '/oembed';

/** A frame reserves no height, and a login cannot return to it. */
const unframed: readonly string[] = ['loading', 'min-height', 'return-url'];

/** Names of the attributes that the query of an element's framed page may have. */
export const framedAttributes = ({ attributes }: ElementSpec): string[] =>
  attributes.map(({ name }) => name).filter((name) => !unframed.includes(name));
