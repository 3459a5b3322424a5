import type { RefObject } from 'react';

/** Any version from 17 on has them. */
interface ReactLike {
  createElement: (type: string, props: object, ...children: unknown[]) => unknown;
  forwardRef: (render: (props: Props, ref: unknown) => unknown) => unknown;
  useEffect: (effect: () => () => void) => void;
  useRef: (value: null) => { current: HTMLElement | null };
}

type Props = Record<string, unknown> & { children?: unknown };

/**
 * Components for every React from 17 on. React 17 and 18 do not listen to custom events; React 19 does, but not on pages
 * that were rendered on a server, because it attaches no such listener while it hydrates.
 *
 * `const { AgileAssessment } = agileFor(React)`
 */
export function agileFor(React: ReactLike) {
  const component = (tag: string) =>
    React.forwardRef(({ children, ...props }, ref) => {
      const own = React.useRef(null);
      const listeners = Object.entries(props).flatMap(([name, listener]) =>
        events[name] ? [[events[name], listener as EventListener] as const] : [],
      );
      React.useEffect(() => {
        const element = own.current;
        for (const [event, listener] of listeners) element?.addEventListener(event, listener);
        return () => {
          for (const [event, listener] of listeners) element?.removeEventListener(event, listener);
        };
      });
      const attributes = Object.entries(props).filter(([name]) => !events[name]);
      const keep = (element: HTMLElement | null) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) (ref as RefObject<HTMLElement | null>).current = element;
      };
      return React.createElement(
        tag,
        { ...Object.fromEntries(attributes.map(([name, value]) => [names[name] ?? name, value])), ref: keep },
        children,
      );
    });
  return { AgileAssessment: component('agile-assessment'), AgileEnrolment: component('agile-enrolment') };
}

/** Other listeners are React's own: `onClick`. */
const events: Partial<Record<string, string>> = {
  onReady: 'agile-ready',
  onChange: 'agile-change',
  onComplete: 'agile-complete',
  onClassSelect: 'agile-class-select',
  onEnrol: 'agile-enrol',
  onError: 'agile-error',
};

/** Others have the name of the attribute, or one that React knows. */
const names: Partial<Record<string, string>> = {
  className: 'class',
  classId: 'class-id',
  headingLevel: 'heading-level',
  minHeight: 'min-height',
  returnUrl: 'return-url',
};
