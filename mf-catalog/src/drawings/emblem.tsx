import { Drawing, MarkAt, Words, wrapText } from '@agile-languages/shared/art';
import { languages } from '@agile-languages/shared/content';

const label = 'The asterisk of Digital Product. Its eight arms end in the marks of the eight other Languages.';
const arms = languages.filter(({ key }) => key !== 'product');

/** The asterisk whose arms end in the marks of the eight other Languages. */
function Emblem({ width, named }: { width: number; named: boolean }) {
  return (
    <Drawing width={width} height={360} label={label}>
      {arms.map((language, index) => (
        <Arm key={language.key} language={language} rotation={index * 45} centre={width / 2} named={named} />
      ))}
    </Drawing>
  );
}

function Arm({ language: { key, name }, rotation, centre, named }: ArmProps) {
  const angle = ((rotation - 90) * Math.PI) / 180;
  const x = round(centre + 146 * Math.cos(angle));
  const y = round(180 + 146 * Math.sin(angle));
  const atLeft = x < centre - 1;
  const lines = named ? wrapText(name, 19) : [];
  const path = `M${centre - 2.4} 172 ${centre - 11.6} 82a11.8 11.8 0 1 1 23.2 0L${centre + 2.4} 172Z`;
  return (
    <>
      <path d={path} fill={`var(--${key}-ink)`} transform={`rotate(${rotation} ${centre} 180)`} />
      <circle cx={x} cy={y} r="28" fill={`var(--${key}-tint)`} />
      <MarkAt language={key} x={round(x - 17)} y={round(y - 17)} size={34} />
      {lines.map((line, index) => (
        <Words
          key={line}
          x={atLeft ? x - 38 : x + 38}
          y={y + 6 + (index - (lines.length - 1) / 2) * 21}
          font="head"
          size={18}
          weight={550}
          anchor={atLeft ? 'end' : undefined}
        >
          {line}
        </Words>
      ))}
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

interface ArmProps {
  language: (typeof arms)[number];
  rotation: number;
  centre: number;
  named: boolean;
}

export default {
  named: () => <Emblem width={620} named />,
  plain: () => <Emblem width={360} named={false} />,
};
