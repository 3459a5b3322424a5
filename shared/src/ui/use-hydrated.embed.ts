/** On partners' pages nothing is prerendered. */
export const useHydrated = (): boolean => true;
