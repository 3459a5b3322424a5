import { embedApiBase, siteOrigin, type ViewProps } from '@agile-languages/shared/embed';
import { paths } from '@agile-languages/shared/paths';
import { parseHeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ClassLinks, ClassTarget } from '../links/class-links.ts';
import { embedApi } from './embed-api.ts';
import { embedLink } from './embed-link.tsx';
import { returnedClass } from './returned-class.ts';
import { signInWindow } from './sign-in-window.ts';

/**
 * What the list and a class in full have in common on a partner's page: calls, links, and the window for signing in.
 *
 * @param show shows a list or a class inside the element; returns `false` when the browser is to follow the link
 */
export function useEmbedded({ options, control, emit, fail }: ViewProps, show: (target: ClassTarget) => boolean) {
  const [signIn] = useState(() => signInWindow((classId, status) => emit('agile-enrol', { classId, status })));
  const [api] = useState(() => embedApi(() => emit('agile-ready', {}), fail));

  useEffect(() => signIn.end, [signIn]);
  useEffect(() => {
    const classId = returnedClass();
    if (classId) emit('agile-enrol', { classId, status: 'enrolled' });
  }, [emit]);

  const follow = (target: ClassTarget): boolean => {
    if (target.kind === 'enrol') {
      const isOpen = signIn.open(target.classId, options);
      if (!isOpen) fail(301, false);
      return isOpen;
    }
    if (target.kind === 'class') {
      if (!emit('agile-class-select', { classId: target.classId })) return true;
      control.value = target.classId;
    }
    return show(target);
  };
  const element = useRef({ options, follow });
  element.current = { options, follow };
  const [links] = useState((): ClassLinks => ({ ...embedLinks, Link: embedLink(element) }));

  return { api, links, headingLevel: parseHeadingLevel(options.headingLevel) };
}

const embedLinks = {
  hasTrainers: false,
  calendar: (classId: string) => `${embedApiBase}/classes/${encodeURIComponent(classId)}.ics`,
  contact: `${siteOrigin}${paths.contact}`,
};
