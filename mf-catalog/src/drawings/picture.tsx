import { classNames } from '@agile-languages/shared/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type DrawingName, drawings } from './drawings.ts';
import styles from './picture.module.css';
import { type DrawingSet, isSetName, type SetName, sets } from './sets.ts';
import { want, whenWanted } from './wanted.ts';

/** One drawing, as wide as its place. Before its code is there, the same room is kept free. */
export function Picture({ name, className }: { name: DrawingName; className?: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [set = '', drawing = ''] = name.split('/');
  const [width, height] = drawings[name];
  const Drawn = isSetName(set) ? drawers[set] : undefined;

  useEffect(() => {
    if (box.current?.querySelector('[data-room]')) want(set);
    return () => want(set);
  }, [set]);

  return (
    <span ref={box} className={classNames(styles.picture, className)}>
      <Suspense fallback={<svg data-room viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />}>
        {Drawn ? <Drawn drawing={drawing} /> : null}
      </Suspense>
    </span>
  );
}

const drawerOf = (name: SetName) =>
  lazy(async () => {
    const { default: set }: { default: DrawingSet } = await whenWanted(name, sets[name]);
    return {
      default: ({ drawing }: { drawing: string }) => {
        const Drawing = set[drawing];
        return Drawing ? <Drawing /> : null;
      },
    };
  });

const drawers = Object.fromEntries(
  Object.keys(sets)
    .filter(isSetName)
    .map((name) => [name, drawerOf(name)]),
) as Record<SetName, ReturnType<typeof drawerOf>>;
