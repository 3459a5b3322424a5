import { shownLink } from '../../assessment/shown.ts';
import { useShown } from './use-evidence.ts';

export const useShownLink = (link: string): string => shownLink(link, useShown());
