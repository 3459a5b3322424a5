import { classNames } from '@agile-languages/shared/ui';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import {
  type DrawingName,
  type DrawingSet,
  drawingSets,
  drawingSize,
  isSetName,
  type SetName,
} from './drawing-sets.ts';
import styles from './picture.module.css';

/** Prerendered pages contain their drawings. */
const requests = new Map<string, PromiseWithResolvers<void>>();

/** Memoised, so that a prerendered drawing stays while the page renders again. */
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

const requestOf = (name: string) => {
  const known = requests.get(name);
  if (known) return known;
  const created = Promise.withResolvers<void>();
  requests.set(name, created);
  return created;
};

export const requestCode = (name: string): void => requestOf(name).resolve();

/** The next try comes with the next focus of the window. */
export async function loadOnRequest<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  if (typeof document !== 'undefined') await requestOf(name).promise;
  return loadWithRetry(name, load);
}

async function loadWithRetry<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (typeof document === 'undefined') throw cause;
    console.warn(`Drawings of ${name} did not load; they are tried again with the window's next focus.`, cause);
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
    return loadWithRetry(name, load);
  }
}
