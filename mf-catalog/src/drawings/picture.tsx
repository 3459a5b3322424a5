import { classNames } from '@agile-languages/shared/ui';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { type DrawingName, type DrawingSet, drawingSets, isSetName, type SetName } from './drawing-sets.ts';
import { drawingSize } from './drawing-sizes.ts';
import { loadOnRequest, requestCode } from './load-on-request.ts';
import styles from './picture.module.css';

/**
 * One drawing, as wide as its container. Before its code is there, its space is reserved. Memoised, so that a prerendered
 * drawing stays as it is while the page around it renders again.
 */
export const Picture = memo(function Picture({ name, className }: { name: DrawingName; className?: string }) {
  const container = useRef<HTMLSpanElement>(null);
  const [set = '', drawing = ''] = name.split('/');
  const [width, height] = drawingSize(name);
  const Drawn = isSetName(set) ? drawers[set] : undefined;

  useEffect(() => {
    if (container.current?.querySelector('[data-placeholder]')) requestCode(set);
  }, [set]);

  return (
    <span ref={container} className={classNames(styles.picture, className)}>
      <Suspense fallback={<svg data-placeholder viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />}>
        {Drawn ? <Drawn drawing={drawing} /> : null}
      </Suspense>
    </span>
  );
});

const drawerOf = (name: SetName) =>
  lazy(async () => {
    const { default: set } = await loadOnRequest<{ default: DrawingSet }>(name, drawingSets[name]);
    return {
      default: ({ drawing }: { drawing: string }) => {
        const Drawing = set[drawing];
        return Drawing ? <Drawing /> : null;
      },
    };
  });

const drawers = Object.fromEntries(
  Object.keys(drawingSets)
    .filter(isSetName)
    .map((name) => [name, drawerOf(name)]),
) as Record<SetName, ReturnType<typeof drawerOf>>;
