import type { ViewProps } from '@agile-languages/shared/embed';
import { useEffect, useRef, useState } from 'react';
import { embedApi } from './embed-api.ts';
import { embedLink } from './embed-link.tsx';
import { embedLinks, type Target, targetOf } from './embed-links.ts';
import { levelFrom } from './level-from.ts';
import { returnedClass } from './returned-class.ts';
import { signInWindow } from './sign-in-window.ts';

/**
 * What the list and a class in full have in common on a partner's page: calls, links, and the window for signing in.
 *
 * @param show shows a list or a class inside the element; answers `false` when the link shall be followed instead
 */
export function useEmbedded({ options, control, emit, fail }: ViewProps, show: (target: Target) => boolean) {
  const [signIn] = useState(() => signInWindow((classId, status) => emit('agile-enrol', { classId, status })));
  const [api] = useState(() => embedApi(() => emit('agile-ready', {}), fail));

  useEffect(() => signIn.end, [signIn]);
  useEffect(() => {
    const classId = returnedClass();
    if (classId) emit('agile-enrol', { classId, status: 'enrolled' });
  }, [emit]);

  const follow = (to: string): boolean => {
    const target = targetOf(to);
    if (target?.kind === 'enrol') {
      const isOpen = signIn.open(target.classId, options);
      if (!isOpen) fail(301, false);
      return isOpen;
    }
    if (target?.kind === 'class') {
      if (!emit('agile-class-select', { classId: target.classId })) return true;
      control.value = target.classId;
    }
    return target !== undefined && show(target);
  };
  const following = useRef(follow);
  following.current = follow;
  const [linkAs] = useState(() => embedLink((to) => following.current(to)));

  return { api, links: embedLinks(options), linkAs, headingLevel: levelFrom(options) };
}
