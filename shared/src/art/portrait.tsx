import { languages } from '../content/languages.ts';
import { Drawing, Words } from './primitives.tsx';
import { Box, Pen } from './strokes.tsx';

/** A person's initials over a cross-stitch pattern computed from the id. No faces. */
export function Portrait({ id, name }: PortraitProps) {
  const colour = colours[seedOf(id) % colours.length] ?? 'form';
  const { thin, thick } = crossStitch(id);

  return (
    <Drawing width={160} height={160} label={`Initials of ${name}, demo profile`}>
      <Box x={0} y={0} w={160} h={160} fill={`${colour}-tint`} />
      <Pen d={thin} ink={`${colour}-ink`} />
      <Pen d={thick} ink={`${colour}-ink`} thick={3.4} />
      <Box x={30} y={50} w={100} h={60} fill={`${colour}-tint`} />
      <Words x={80} y={99} font="head" size={54} weight={650} anchor="middle" ink={`${colour}-ink`}>
        {initialsOf(name)}
      </Words>
    </Drawing>
  );
}

const colours = languages.map(({ key }) => key).filter((key) => key !== 'product' && key !== 'statement');

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}

interface PortraitProps {
  id: string;
  /** Full name. */
  name: string;
}

interface CrossStitch {
  thin: string;
  thick: string;
}

/** FNV-1a: the same on every machine. */
function seedOf(id: string): number {
  let seed = 2166136261;
  for (const character of id) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Seven rows of seven, mirrored at the middle column, with room for the initials. */
function crossStitch(id: string): CrossStitch {
  const next = numbers(seedOf(id));
  const stitches: CrossStitch = { thin: '', thick: '' };
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4; column++) {
      const value = next() % 5;
      const underInitials = row > 1 && row < 5 && column > 0;
      if (value < 2 || underInitials) continue;
      const columns = column === 3 ? [3] : [column, 6 - column];
      for (const at of columns)
        stitches[value === 4 ? 'thick' : 'thin'] += `M${14 + at * 20} ${14 + row * 20}l12 12m0-12-12 12`;
    }
  }
  return stitches;
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 16;
  };
}
