import { type EmbedOptions, siteOrigin } from '@agile-languages/shared/embed';
import type { ClassTarget } from '../links/class-links.ts';
import { classPath } from '../links/class-path.ts';

/** Address of a target on the provider's site, for visitors who follow the link themselves. */
export const embedAddress = (target: ClassTarget, options: EmbedOptions): string =>
  target.kind === 'enrol' ? signInAddress(target.classId, options) : `${siteOrigin}${classPath(target)}`;

/** Address of the provider's log-in page for a class. */
export function signInAddress(
  classId: string,
  { partner, returnUrl }: EmbedOptions,
  query: Record<string, string> = {},
): string {
  const stated = Object.entries({ partner, ...query, 'return-url': returnUrl });
  const search = new URLSearchParams(stated.filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return `${siteOrigin}${classPath({ kind: 'enrol', classId })}${search && `?${search}`}`;
}
