import { type ComponentProps, createElement, type MouseEvent, use } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Link as RouterLink,
  useResolvedPath,
} from 'react-router-dom';

/**
 * Does what react-router's `Link` does, which renders again whenever the address changes. This one does so only where
 * the href depends on the path of the page: when `to` is an object or begins with neither `/` nor a scheme.
 */
export function Link({ to, ...props }: LinkProps) {
  return typeof to === 'string' && (to.startsWith('/') || isElsewhere(to))
    ? createElement(AbsoluteLink, { ...props, to })
    : createElement(RelativeLink, { ...props, to });
}

// Without JSX, because Node runs this file as it is.
const RelativeLink = ({ to, ...props }: LinkProps) =>
  createElement(AbsoluteLink, { ...props, to: createPath(useResolvedPath(to)) });

function AbsoluteLink({ to, replace, state, preventScrollReset, ...attributes }: LinkProps & { to: string }) {
  const { navigator } = use(NavigationContext);
  const { target, onClick } = attributes;

  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isModified || (target && target !== '_self') || isElsewhere(to))
      return;
    event.preventDefault();
    const isShown = event.currentTarget.href === window.location.href;
    if (replace ?? isShown) navigator.replace(to, state, { preventScrollReset });
    else navigator.push(to, state, { preventScrollReset });
  };

  return createElement('a', { ...attributes, href: navigator.createHref(to), onClick: onFollow });
}

const isElsewhere = (to: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

type LinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof RouterLink>, 'to' | 'replace' | 'state' | 'preventScrollReset'>;
