import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';

const known = new WeakMap<object, (path: string) => boolean>();

export function asksForCamera(path: string, { areas }: Pick<Registry, 'areas'>): boolean {
  const asks = known.get(areas) ?? asksIn(areas);
  known.set(areas, asks);
  return asks(path);
}

function asksIn(areas: Registry['areas']): (path: string) => boolean {
  const routes = new Map(Object.values(areas).flatMap(({ routes }) => Object.entries(routes)));
  const find = patternFinder([...routes.keys()]);
  const mayAsk = patternFinder([...routes].filter(([, { camera }]) => camera === true).map(([pattern]) => pattern));
  return (path) => mayAsk(path) !== undefined && routes.get(find(path) ?? '')?.camera === true;
}
