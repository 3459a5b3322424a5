export interface Fault {
  what: string;
  paths: string[];
  details: string;
  isOfUse?: boolean;
  /** A busy machine may be the only cause. */
  isSlow?: boolean;
}

/** Ids, hashes and lines differ from try to try. */
export const keyOf = (what: string): string => what.replaceAll(/\b(?=\w*\d)\w{5,}\b|\(\w{1,6}\)|:\d+/g, '…');

const kindOf = ({ what, isOfUse }: Fault): string => (isOfUse ? what.replaceAll(/\d+/g, '…') : keyOf(what));

export const ownFaults = (
  faults: readonly Fault[],
  known: readonly Fault[],
  counts: (path: string, fault: Fault) => boolean = () => true,
): Fault[] =>
  faults.flatMap((fault) => {
    const same = known.find((other) => kindOf(other) === kindOf(fault));
    const paths = fault.paths.filter((path) => !same?.paths.includes(path) && counts(path, fault));
    return paths.length > 0 ? [{ ...fault, paths }] : [];
  });

export const seenTwice = (faults: readonly Fault[], again: readonly Fault[]): Fault[] =>
  faults.flatMap((fault) => {
    const same = again.filter((other) => partOf(other) === partOf(fault));
    const paths = fault.paths.filter((path) => same.some((other) => other.paths.includes(path)));
    return paths.length > 0 ? [{ ...fault, paths }] : [];
  });

/** What shows in use depends on the moment; a look may have time for one width alone. */
const partOf = ({ what, isOfUse }: Fault) =>
  isOfUse ? what.split(':', 1)[0] : keyOf(what).replace(/, at \d+ px$/, '');
