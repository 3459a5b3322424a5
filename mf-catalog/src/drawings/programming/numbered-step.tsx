import { Rule, Words } from '@agile-languages/shared/art';

/** A numbered step of an operation, with the line that leads to the next one. */
export function NumberedStep({ y, number, children, last, gap = 16 }: NumberedStepProps) {
  return (
    <>
      <circle
        cx="84"
        cy={y - 5}
        r="12"
        fill="var(--programming-tint)"
        stroke="var(--programming-ink)"
        strokeWidth="1.5"
      />
      <Words x={84} y={y} font="mono" size={13} weight={700} anchor="middle" ink="programming-ink">
        {number}
      </Words>
      <Words x={108} y={y} size={15}>
        {children}
      </Words>
      {last ? null : <Rule x={84} y={y + 7} h={gap} ink="programming-ink" thick={1.5} />}
    </>
  );
}

interface NumberedStepProps {
  y: number;
  number: number;
  children: string;
  last: boolean;
  /** Length of the line. Default 16. */
  gap?: number;
}
