import { Drawing, MarkAt } from '@agile-languages/shared/art';
import { languages } from '@agile-languages/shared/content';

const label = 'The asterisk of Digital Product. Its eight arms end in the marks of the eight other Languages.';
const arms = languages.filter(({ key }) => key !== 'product');

function Emblem() {
  return (
    <Drawing width={360} height={360} label={label}>
      {arms.map((language, index) => (
        <Arm key={language.key} language={language} rotation={index * 45} />
      ))}
    </Drawing>
  );
}

function Arm({ language: { key }, rotation }: { language: (typeof arms)[number]; rotation: number }) {
  const angle = ((rotation - 90) * Math.PI) / 180;
  const x = round(180 + 146 * Math.cos(angle));
  const y = round(180 + 146 * Math.sin(angle));
  return (
    <>
      <path
        d="M177.6 172 168.4 82a11.8 11.8 0 1 1 23.2 0L182.4 172Z"
        fill={`var(--${key}-ink)`}
        transform={`rotate(${rotation} 180 180)`}
      />
      <circle cx={x} cy={y} r="28" fill={`var(--${key}-tint)`} />
      <MarkAt language={key} x={round(x - 17)} y={round(y - 17)} size={34} />
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

export default { plain: Emblem };
