import { embedApiBase, type ViewProps } from '@agile-languages/shared/embed';
import { parseHeadingLevel } from '@agile-languages/shared/ui';
import { useRef, useState } from 'react';
import type { ClassLinks, ClassTarget } from '../links/class-links.ts';
import { embedAddress } from './embed-address.ts';
import { embedApi } from './embed-api.ts';
import { embedLink } from './embed-link.tsx';

/**
 * What the list and a class in full have in common on a partner's page: calls, links, and the window for signing in. The
 * loader hears what that window tells.
 *
 * @param show shows a list or a class inside the element; returns `false` when the browser is to follow the link
 */
export function useEmbedded({ options, control, emit, fail }: ViewProps, show: (target: ClassTarget) => boolean) {
  const [api] = useState(() => embedApi(() => emit('agile-ready', {}), fail));

  const follow = (target: ClassTarget): boolean => {
    if (target.kind === 'enrol') {
      const isOpen = window.open(embedAddress(target, options, location.origin)) !== null;
      if (!isOpen) fail(301, false);
      return isOpen;
    }
    if (target.kind === 'ask') return false;
    if (target.kind === 'class') {
      if (!emit('agile-class-select', { classId: target.classId })) return true;
      control.value = target.classId;
    }
    return show(target);
  };
  const element = useRef({ options, follow });
  element.current = { options, follow };
  const [links] = useState(
    (): ClassLinks => ({
      hasTrainers: false,
      calendar: (classId) => `${embedApiBase}/classes/${encodeURIComponent(classId)}.ics`,
      Link: embedLink(element),
    }),
  );

  return { api, links, headingLevel: parseHeadingLevel(options.headingLevel) };
}
