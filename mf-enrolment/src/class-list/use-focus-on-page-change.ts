import { useEffect, useRef } from 'react';
import type { ClassListQuery } from '../links/class-links.ts';

/** Moves focus to the list's heading when another page or Language is shown than before. Who narrows the list stays where they are. */
export function useFocusOnPageChange(shown: ClassListQuery | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef('');
  const key = shown ? `${shown.page} ${shown.languageId}` : '';

  useEffect(() => {
    if (!key || key === last.current) return;
    if (last.current) heading.current?.focus({ preventScroll: true });
    last.current = key;
  }, [key]);

  return heading;
}
