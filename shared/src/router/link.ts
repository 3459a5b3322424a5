import { type ComponentProps, createElement, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, Link as RouterLink } from 'react-router-dom';

/**
 * A link to an address of the site, followed without loading a document. With these properties it does what react-router's
 * `Link` does, which renders again whenever the address changes. This one does so only where the href depends on the
 * address: when `to` is an object or does not begin with `/`.
 */
export function Link({ to, ...props }: LinkProps) {
  return typeof to === 'string' && /^\/(?!\/)/.test(to)
    ? createElement(AbsoluteLink, { ...props, to })
    : createElement(RouterLink, { ...props, to });
}

// Without JSX, because Node runs this file as it is.
function AbsoluteLink({ to, replace, state, preventScrollReset, ...attributes }: LinkProps & { to: string }) {
  const { navigator } = use(NavigationContext);
  const { target, onClick } = attributes;

  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isModified || (target && target !== '_self')) return;
    event.preventDefault();
    const isShown = event.currentTarget.href === window.location.href;
    if (replace ?? isShown) navigator.replace(to, state, { preventScrollReset });
    else navigator.push(to, state, { preventScrollReset });
  };

  return createElement('a', { ...attributes, href: navigator.createHref(to), onClick: onFollow });
}

type LinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof RouterLink>, 'to' | 'replace' | 'state' | 'preventScrollReset'>;
