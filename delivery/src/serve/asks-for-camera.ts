import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';

/** Whether the area of this page declares that its document may ask for the camera. */
export function asksForCamera(path: string, { areas }: Pick<Registry, 'areas'>): boolean {
  const patterns = Object.values(areas)
    .flatMap(({ routes }) => Object.entries(routes))
    .flatMap(([pattern, { camera }]) => (camera ? [pattern] : []));
  return patterns.length > 0 && patternFinder(patterns)(path) !== undefined;
}
