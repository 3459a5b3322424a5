import { type Fault, keyOf } from './faults.ts';

/**
 * Faults that the live pages do not have.
 *
 * @param known faults of the live pages
 */
export const ownFaults = (faults: readonly Fault[], known: readonly Fault[]): Fault[] =>
  faults.flatMap((fault) => {
    const same = known.find(({ what }) => keyOf(what) === keyOf(fault.what));
    const paths = fault.paths.filter((path) => !same?.paths.includes(path));
    return paths.length > 0 ? [{ ...fault, paths }] : [];
  });
