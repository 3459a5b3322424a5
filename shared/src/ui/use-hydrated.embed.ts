/** The same on partners' pages, where nothing is prerendered. */
export const useHydrated = (): boolean => true;
