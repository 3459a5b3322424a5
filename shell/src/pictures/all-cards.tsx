import { Box, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import { languages } from '@agile-languages/shared/content';

const width = 460;
const height = 362;
const parts = languages.filter(({ key }) => key !== 'product');

/** The card of Digital Product: the eight other Languages on ruled lines. */
export function AllCards({ x, y, width: shown }: { x: number; y: number; width: number }) {
  return (
    <svg aria-hidden x={x} y={y} width={shown} height={(shown * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <Box x={0.5} y={28.5} w={width - 1} h={height - 29} fill="card" ink="rule" />
      <Pen d="M.5 29V.5H180L190 29" fill="product-tint" ink="rule" thick={1} />
      <Rule x={0} y={29} w={width} ink="product-ink" thick={2} />
      <MarkAt language="product" x={10} y={5} size={19} />
      <Words x={37} y={19} size={13} weight={600}>
        Digital Product
      </Words>
      <Words x={20} y={66} font="head" size={22} weight={650}>
        One product, told once
      </Words>
      <Rule x={0} y={80} w={width} ink="proof" />
      {parts.map(({ key, name, hours }, index) => {
        const base = 104 + index * 28;
        return (
          <g key={key}>
            <Rule x={1} y={base + 7} w={width - 2} ink="rule-faint" />
            <MarkAt language={key} x={20} y={base - 15} size={20} />
            <Words x={52} y={base} size={14} weight={600} ink={`${key}-ink`}>
              {name}
            </Words>
            <Words x={width - 20} y={base} size={14} anchor="end">
              {`${hours} hours`}
            </Words>
          </g>
        );
      })}
      <circle cx={width / 2} cy={height - 15} r="5.5" fill="var(--paper)" stroke="var(--control)" />
    </svg>
  );
}
