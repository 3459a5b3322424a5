/** Runs something in the next idle moment, after half a second at the latest. @returns a function that cancels it */
export function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 500 });
  return () => cancelIdleCallback(request);
}

/** Runs something when an element comes within 300 px of the view. @returns a function that cancels it */
export function onNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
