import { Arrow, Box, Pen, Rule, type Token, Words } from '@agile-languages/shared/art';

export function Step({ x, y, number, name, by, w = 132 }: StepProps) {
  return (
    <>
      <Box x={x} y={y} w={w} h={56} fill="card" ink="flow-ink" thick={2} round={2} />
      <Box x={x} y={y} w={26} h={56} fill="flow-tint" ink="flow-ink" thick={2} />
      <Words x={x + 13} y={y + 33} font="head" size={17} weight={700} anchor="middle" ink="flow-ink">
        {number}
      </Words>
      <Words x={x + 36} y={y + 25} weight={600}>
        {name}
      </Words>
      <Words x={x + 36} y={y + 44} font="mono" size={11.5} ink="ink-faint">
        {by}
      </Words>
    </>
  );
}

/** Open at its sides. */
export function Store({ x, y, name, w = 112 }: Placed & { w?: number }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={32} fill="data-tint" />
      <Rule x={x} y={y} w={w} ink="data-ink" thick={2} />
      <Rule x={x} y={y + 32} w={w} ink="data-ink" thick={2} />
      <Words x={x + w / 2} y={y + 21} font="mono" size={13} weight={600} anchor="middle" ink="data-ink">
        {name}
      </Words>
    </>
  );
}

export function Party({ x, y, name }: Placed) {
  return (
    <>
      <Box x={x} y={y} w={96} h={44} fill="sunk" ink="ink" thick={1.5} />
      <Words x={x + 48} y={y + 27} weight={600} anchor="middle">
        {name}
      </Words>
    </>
  );
}

export function Decision({ x, y, name, half = 46 }: Placed & { half?: number }) {
  return (
    <>
      <Pen d={`M${x} ${y - 32}L${x + half} ${y} ${x} ${y + 32} ${x - half} ${y}Z`} fill="flow-tint" ink="flow-ink" />
      <Words x={x} y={y + 5} weight={600} anchor="middle">
        {name}
      </Words>
    </>
  );
}

/** `164,132 236,132` */
export function Flow({ along, ink = 'flow-ink', thick = 2 }: { along: string; ink?: Token; thick?: number }) {
  const points = along.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
  return <Arrow points={points} ink={ink} thick={thick} />;
}

export function Carried({ x, y, name, ink = 'ink-soft', start = false }: CarriedProps) {
  return (
    <Words x={x} y={y} font="mono" size={12} ink={ink} anchor={start ? undefined : 'middle'}>
      {name}
    </Words>
  );
}

interface Placed {
  x: number;
  y: number;
  name: string;
}

interface StepProps extends Placed {
  number: number;
  by: string;
  w?: number;
}

interface CarriedProps extends Placed {
  ink?: Token;
  start?: boolean;
}
