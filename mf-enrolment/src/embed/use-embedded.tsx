import { type EmbedOptions, embedApiBase, siteAddress, type ViewProps } from '@agile-languages/shared/embed';
import { parseHeadingLevel } from '@agile-languages/shared/ui';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { classPath } from '../links/class-addresses.ts';
import type { ClassLink, ClassLinks, ClassTarget } from '../links/class-links.ts';
import { embedApi } from './embed-api.ts';

/** @param show returns `false` when the browser is to follow the link */
export function useEmbedded({ options, control, emit, fail }: ViewProps, show: (target: ClassTarget) => boolean) {
  const [api] = useState(() => embedApi(() => emit('agile-ready', {}), fail));

  const follow = (target: ClassTarget): boolean => {
    // A frame hears nothing of the window.
    if (target.kind === 'ask' || (target.kind === 'enrol' && 'opener' in options)) return false;
    if (target.kind === 'enrol') {
      // That of the location is none in a document that a page writes into a frame.
      const opened = window.open(embedAddress(target, { ...options, opener: window.origin }));
      if (!opened) fail(301, false);
      return opened !== null;
    }
    if (target.kind === 'class') {
      if (!emit('agile-class-select', { classId: target.classId })) return true;
      control.value = target.classId;
    }
    return show(target);
  };
  const owner: LinkOwner = { options, follow };
  const element = useRef(owner);
  element.current = owner;
  const [links] = useState(
    (): ClassLinks => ({
      hasTrainers: false,
      calendar: (classId) => `${embedApiBase}/classes/${encodeURIComponent(classId)}.ics`,
      Link: embedLink(element),
    }),
  );

  return { api, links, headingLevel: parseHeadingLevel(options.headingLevel) };
}

function embedLink(element: RefObject<LinkOwner>): ClassLink {
  return ({ to, children, ...rest }) => (
    <a
      {...rest}
      href={embedAddress(to, element.current.options)}
      target="_blank"
      rel="noopener"
      onClick={(event: MouseEvent) => {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        if (element.current.follow(to)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

function embedAddress(target: ClassTarget, options: EmbedOptions & { opener?: string }): string {
  const url = new URL(siteAddress(classPath(target), options));
  if (target.kind === 'enrol' && options.returnUrl) url.searchParams.set('return-url', options.returnUrl);
  return url.href;
}

/** `undefined` for English, or when this browser does not know it. */
export function localeFrom({ locale = document.documentElement.lang }: EmbedOptions): string | undefined {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
    return known?.startsWith('en') ? undefined : known;
  } catch {
    return undefined;
  }
}

interface LinkOwner {
  options: EmbedOptions;
  /** @returns `false` when the browser is to follow the link */
  follow: (target: ClassTarget) => boolean;
}
