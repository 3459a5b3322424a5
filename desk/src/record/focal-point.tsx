import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import styles from './record.module.css';

export interface Point {
  /** In percent. */
  x: number;
  y: number;
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** By pointer, with the arrow keys, or in the fields. */
export function FocalPoint({ file, isPending, onUse }: FocalPointProps) {
  const address = useObjectUrl(file);
  const [point, setPoint] = useState<Point>({ x: 50, y: 50 });
  const [size, setSize] = useState({ width: 1, height: 1 });

  function onClick({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    setPoint(({ x, y }) => ({ x: within(x + step.x * far), y: within(y + step.y * far) }));
  }

  const number = (axis: keyof Point) => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: 100,
    value: point[axis],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setPoint((before) => ({ ...before, [axis]: within(Number(target.value)) })),
  });

  return (
    <fieldset className={styles.focus}>
      <legend>The part that the site shows</legend>
      <p className="soft">Without a choice it is the part that is seen first. Click on the middle of another one.</p>
      <button
        type="button"
        className={styles.whole}
        aria-label={`Middle of the square: ${point.x}% from the left, ${point.y}% from the top. The arrow keys move it.`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
          }
        />
        <Square point={point} size={size} />
      </button>
      <div className={styles.axes}>
        <Field label="From the left, in percent">
          <TextInput {...number('x')} />
        </Field>
        <Field label="From the top, in percent">
          <TextInput {...number('y')} />
        </Field>
      </div>
      <Button variant="line" size="small" disabled={isPending} onClick={() => onUse(point)}>
        Use this part
      </Button>
    </fieldset>
  );
}

function Square({ point, size: { width, height } }: { point: Point; size: { width: number; height: number } }) {
  const side = Math.min(width, height);
  const from = (length: number, percent: number) =>
    Math.min(length - side, Math.max(0, (length * percent) / 100 - side / 2));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={from(width, point.x)} y={from(height, point.y)} width={side} height={side} />
    </svg>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

interface FocalPointProps {
  file: File;
  isPending: boolean;
  onUse: (point: Point) => void;
}
