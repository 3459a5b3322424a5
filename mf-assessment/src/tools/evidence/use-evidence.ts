import { useSyncExternalStore } from 'react';
import { evidence, type Quotations } from '../../assessment/evidence.ts';
import { noneShown, type Shown } from '../../assessment/shown.ts';

export const useShown = (): Shown => useSyncExternalStore(evidence.subscribe, evidence.shown, () => noneShown);

export const useIsShown = (id: number): boolean =>
  useSyncExternalStore(
    evidence.subscribe,
    () => evidence.shown().has(id),
    () => false,
  );

export const useQuotations = (): Quotations =>
  useSyncExternalStore(evidence.subscribe, evidence.quotations, evidence.quotations);

export const useIsOfLink = (): boolean => useSyncExternalStore(evidence.subscribe, evidence.isOfLink, () => false);
