/** Replaces `react` in the embed build. Preact's own compatibility layer brings 3 kB more. */
import { type ComponentChild, type ComponentType, options, type Ref, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Preact renders faster than it would compare. */
export const memo = <Props>(component: ComponentType<Props>): ComponentType<Props> => component;

/** In Preact a ref is a property like any other. */
export const forwardRef =
  <Props extends object, Target>(render: (props: Props, ref: Ref<Target> | undefined) => ComponentChild) =>
  ({ ref, ...props }: Props & { ref?: Ref<Target> }) =>
    render(props as unknown as Props, ref);

/** Preact renders in one go. */
export const startTransition = (change: () => void): void => change();

export const useDeferredValue = <Value>(value: Value): Value => value;

export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, get: () => Value): Value {
  const value = get();
  const [, render] = useState(value);
  useLayoutEffect(() => {
    const check = () => render(get());
    check();
    return subscribe(check);
  }, [subscribe, get]);
  return value;
}

const ownChange = /^(?:checkbox|file|radio)$/;
const landmark = /^(?:aside|nav|section)$/;

/**
 * `onChange` of a text field is `oninput`, SVG attributes are hyphenated. Names of landmarks get the element's number,
 * from the text with the id `nth` beside them.
 */
options.vnode = (vnode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (typeof type === 'string') {
    if (props.onChange && (type === 'textarea' || (type === 'input' && !ownChange.test(String(props.type))))) {
      props.onInput = props.onChange;
      delete props.onChange;
    }
    if (landmark.test(type)) {
      const label = props['aria-label'];
      if (label) props.id ??= String(label).replaceAll(' ', '');
      const named = props['aria-labelledby'] ?? (label && props.id);
      if (named) props['aria-labelledby'] = `${named} nth`;
    }
    for (const name in props)
      if (/^(?:fill|stroke)[A-Z]/.test(name)) {
        props[name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)] = props[name];
        delete props[name];
      }
  }
};
