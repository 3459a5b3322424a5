import { randomInt } from 'node:crypto';
import type { ReleaseCounts } from '../../store/release-counts.ts';
import type { Visit } from './watched-releases.ts';

const [byCount, byChance] = [3, 3];

/**
 * Of the places that are drawn each reporting network has the same chance, so that many networks do not hide the
 * others.
 */
export function reportedPlaces(
  { places }: Pick<ReleaseCounts, 'places'>,
  pick: (below: number) => number = randomInt,
): Required<Pick<Visit, 'files' | 'widths'>> {
  const sorted = Object.entries(places)
    .filter(([, networks]) => networks > 0)
    .toSorted(([, a], [, b]) => b - a);
  const chosen = [...sorted.slice(0, byCount), ...drawn(sorted.slice(byCount), pick)];
  const widths = [...chosen, ...sorted].map(([place]) => Number.parseInt(place, 10));
  const files = chosen.map(([place]) => place.replace(/^\d+ /, ''));
  return { files: [...new Set(files)], widths: [...new Set(widths)] };
}

function drawn(places: readonly Place[], pick: (below: number) => number): Place[] {
  const left = [...places];
  const chosen: Place[] = [];
  while (left.length > 0 && chosen.length < byChance) {
    let network = pick(left.reduce((sum, [, networks]) => sum + networks, 0));
    const index = left.findIndex(([, networks]) => {
      network -= networks;
      return network < 0;
    });
    chosen.push(...left.splice(index, 1));
  }
  return chosen;
}

type Place = [place: string, networks: number];
