/** An element is not there without scripts. */
export const Unscripted = (): null => null;
