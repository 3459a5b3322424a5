import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its children once their place has come into view: what lies further down asks for nothing before. */
export function WhenSeen({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watching.observe(place.current);
    return () => watching.disconnect();
  }, []);

  const shown = seen ? children : placeholder;
  return <div ref={place}>{shown}</div>;
}
