import { languages } from '../../languages/index.ts';
import { Drawing } from '../primitives/drawing.tsx';
import { Box, Pen } from '../primitives/strokes.tsx';
import { Words } from '../primitives/words.tsx';
import { crossStitch, seedOf } from './cross-stitch.ts';

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
  /** Decides colour and pattern. */
  id: string;
  /** Full name. */
  name: string;
}
