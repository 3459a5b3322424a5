import { shownLink } from '../../assessment/shown.ts';
import { useShown } from './use-evidence.ts';

/** The link of a result, which also says what is shown. */
export const useShownLink = (link: string): string => shownLink(link, useShown());
