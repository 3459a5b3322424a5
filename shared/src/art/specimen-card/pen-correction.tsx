import { Pen } from '../primitives/strokes.tsx';
import { Words } from '../primitives/words.tsx';

/** A proof-reader's pen over a word of four letters: struck out, with a caret and the right word above the line. */
export function PenCorrection({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <Pen d={`M${x - 4} ${y - 2.6}c10-2.6 17-3.6 23-3s13-.6 21-2.6`} ink="proof" />
      <Pen d={`M${x + 40} ${y + 6.5}c3-3.5 4.6-7.5 6.2-11.5 1.6 4 3.4 8.2 7 11`} ink="proof" thick={1.8} />
      <Words x={x + 58} y={y - 1} font="head" size={19} ink="proof" italic>
        {text}
      </Words>
    </>
  );
}
