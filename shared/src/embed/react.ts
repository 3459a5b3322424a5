import type { RefObject } from 'react';

/** The functions of React that the components use; any version from 17 on has them. */
interface ReactLike {
  createElement: (type: string, props: object, ...children: unknown[]) => unknown;
  forwardRef: (render: (props: Props, ref: unknown) => unknown) => unknown;
  useEffect: (effect: () => () => void) => void;
  useRef: (value: null) => { current: HTMLElement | null };
}

type Props = Record<string, unknown> & { children?: unknown };

/**
 * Components for React 17 and 18, which neither listen to custom events nor set properties by themselves. React 19
 * needs none of this: write the elements as they are.
 *
 * `const { AgileAssessment } = agileFor(React)`
 */
export function agileFor(React: ReactLike) {
  const component = (tag: string) =>
    React.forwardRef(({ children, ...props }, ref) => {
      const own = React.useRef(null);
      const listeners = Object.entries(props).filter(([name]) => /^on[A-Z]/.test(name));
      React.useEffect(() => {
        const element = own.current;
        for (const [name, listener] of listeners) element?.addEventListener(eventOf(name), listener as EventListener);
        return () => {
          for (const [name, listener] of listeners)
            element?.removeEventListener(eventOf(name), listener as EventListener);
        };
      });
      const attributes = Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name));
      const keep = (element: HTMLElement | null) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) (ref as RefObject<HTMLElement | null>).current = element;
      };
      return React.createElement(
        tag,
        { ...Object.fromEntries(attributes.map(([name, value]) => [hyphenated(name), value])), ref: keep },
        children,
      );
    });
  return { AgileAssessment: component('agile-assessment'), AgileEnrolment: component('agile-enrolment') };
}

/** The event behind `onClassSelect`: `agile-class-select`. */
const eventOf = (name: string) => `agile${hyphenated(name.slice(2))}`;

const hyphenated = (name: string) =>
  name === 'className' ? 'class' : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
