import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './when-near.module.css';

/** A part whose code comes when its place comes near the view. Until then, and without it, the place is kept free. */
export function whenNear<Props extends object>(load: () => Promise<ComponentType<Props>>, size: keyof typeof sizes) {
  return function WhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!place.current) return;
      const bring = ([entry]: IntersectionObserverEntry[]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (part) => setPart(() => part),
          (cause: unknown) => console.error('meter: a part could not be loaded', cause),
        );
      };
      const observer = new IntersectionObserver(bring, { rootMargin: '300px' });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);

    return Part ? <Part {...props} /> : <div ref={place} className={sizes[size]} />;
  };
}

const sizes = { few: styles.few, many: styles.many };
