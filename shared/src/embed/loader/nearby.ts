/** Has elements load when they come within 400 px of the view. */
export const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void (target as Element & { load: () => Promise<void> }).load();
  },
  { rootMargin: '400px' },
);
