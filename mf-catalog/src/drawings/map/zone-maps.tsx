import { Arrow, Box, Drawing, Pen, type Point, Rule, Words, wrapText } from '@agile-languages/shared/art';
import { zoneConcerns } from './zone-concerns.content.ts';

const label =
  'Map of the four zones. Cases 1, 3 and 5 stay inside Business Development, case 2 inside Data Flow Management, cases 4 and 8 inside Digital Product Development. Case 6 goes from Business Development to Digital Product Management, case 7 from Digital Product Development to Digital Product Management.';

function WideMap() {
  return (
    <Drawing width={700} height={472} label={label}>
      {zoneConcerns.map((zone, index) => (
        <WideZone
          key={zone.name}
          {...zone}
          letter={'abcd'.charAt(index)}
          x={(index % 2) * 408 + 1}
          y={index < 2 ? 66 : 270}
        />
      ))}
      {wideLoops.map(({ x, y, up, number }) => (
        <g key={number}>
          <Pen d={`M${x - 24} ${y}c-12 ${up * 58} 60 ${up * 58} 48 0`} ink="proof" />
          <Pen d={`M${x + 16} ${y + up * 9}l8 ${-up * 9} 7 ${up * 10}`} ink="proof" />
          <Ball x={x} y={y + up * 46} r={17} number={number} />
        </g>
      ))}
      <Arrow
        points={[
          [291, 168],
          [426, 266],
        ]}
        ink="proof"
      />
      <Ball x={360} y={217} r={17} number={6} />
      <Arrow
        points={[
          [291, 336],
          [404, 336],
        ]}
        ink="proof"
      />
      <Ball x={346} y={336} r={17} number={7} />
    </Drawing>
  );
}

function WideZone({ name, concern, letter, x, y }: WideZoneProps) {
  return (
    <>
      <Box x={x} y={y} w={290} h={132} fill="card" ink="ink" thick={1.5} />
      <Rule x={x + 40} y={y} h={132} />
      <Words x={x + 20} y={y + 34} font="head" size={19} weight={650} anchor="middle" ink="ink-faint">
        {letter}
      </Words>
      {wrapText(name, 16).map((line, index) => (
        <Words key={line} x={x + 56} y={y + 34 + index * 28} font="head" size={24} weight={650}>
          {line}
        </Words>
      ))}
      {wrapText(concern, 28).map((line, index) => (
        <Words key={line} x={x + 56} y={y + 92 + index * 21} size={17} ink="ink-soft">
          {line}
        </Words>
      ))}
    </>
  );
}

function NarrowMap() {
  return (
    <Drawing width={336} height={390} label={label}>
      {zoneConcerns.map(({ name }, index) => (
        <NarrowZone key={name} name={name} x={(index % 2) * 194 + 2} y={index < 2 ? 58 : 236} />
      ))}
      {narrowLoops.map(({ x, y, up, number }) => (
        <g key={number}>
          <Pen d={`M${x - 15} ${y}c-8 ${up * 38} 38 ${up * 38} 30 0`} ink="proof" thick={1.8} />
          <Pen d={`M${x + 9} ${y + up * 6}l6 ${-up * 6} 5 ${up * 7}`} ink="proof" thick={1.8} />
          <Ball x={x} y={y + up * 31} r={12} number={number} />
        </g>
      ))}
      <Arrow
        points={[
          [140, 150],
          [210, 232],
        ]}
        ink="proof"
        thick={1.8}
      />
      <Ball x={176} y={192} r={12} number={6} />
      <Arrow
        points={[
          [140, 300],
          [192, 300],
        ]}
        ink="proof"
        thick={1.8}
      />
      <Ball x={165} y={300} r={12} number={7} />
    </Drawing>
  );
}

function NarrowZone({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <>
      <Box x={x} y={y} w={138} h={104} fill="card" ink="ink" thick={1.5} />
      {wrapText(name, 12).map((line, index) => (
        <Words key={line} x={x + 12} y={y + 30 + index * 23} font="head" size={16} weight={650}>
          {line}
        </Words>
      ))}
    </>
  );
}

function Ball({ x, y, r, number }: { x: number; y: number; r: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--proof)" />
      <Words x={x} y={y + r * 0.38} font="head" size={Math.round(r * 1.13)} weight={700} anchor="middle" ink="card">
        {number}
      </Words>
    </>
  );
}

const loops = (top: readonly Point[], bottom: readonly Point[], topEdge: number, bottomEdge: number) => [
  ...top.map(([x, number]) => ({ x, y: topEdge, up: -1, number })),
  ...bottom.map(([x, number]) => ({ x, y: bottomEdge, up: 1, number })),
];

const wideLoops = loops(
  [
    [58, 1],
    [146, 3],
    [234, 5],
    [554, 2],
  ],
  [
    [92, 4],
    [200, 8],
  ],
  66,
  402,
);
const narrowLoops = loops(
  [
    [26, 1],
    [71, 3],
    [116, 5],
    [265, 2],
  ],
  [
    [44, 4],
    [98, 8],
  ],
  58,
  340,
);

interface WideZoneProps {
  name: string;
  concern: string;
  letter: string;
  x: number;
  y: number;
}

export default { wide: WideMap, narrow: NarrowMap };
