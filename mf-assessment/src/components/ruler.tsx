import { memo } from 'react';
import type { Case } from '../assessment/cases.ts';
import { type CaseLevel, eightLevels, type Marks } from '../assessment/level.ts';
import { horizontalRulerEnd, positionOf, verticalRulerEnd } from './level-scale.ts';
import styles from './ruler.module.css';

export function HorizontalRuler({ level, other }: RulerProps) {
  const at = (value: number) => positionOf(value, horizontalRulerEnd);
  const filled = Math.min(100, level);
  return (
    <span className={`${styles.body} ${styles.horizontal}`}>
      <svg width="100%" height="100%" aria-hidden="true">
        <rect className={styles.fill} width={at(filled)} height="100%" />
        <rect className={styles.edge} x={at(filled)} width="3" height="100%" transform="translate(-3 0)" />
        {tens.map((ten) =>
          ten % 20 ? null : (
            <text
              key={ten}
              x={at(ten)}
              y="100%"
              dx={isCut(ten, filled) ? '-0.35em' : '0.35em'}
              dy="-0.35em"
              textAnchor={isCut(ten, filled) ? 'end' : 'start'}
            >
              {ten}
            </text>
          ),
        )}
        {other === undefined ? null : (
          <g className={styles.other}>
            <line x1={at(other)} x2={at(other)} y2="100%" />
            <text x={at(other)} dx="0.35em" y="0.95em">
              {other}
            </text>
          </g>
        )}
      </svg>
    </span>
  );
}

export function VerticalRuler({
  level,
  other,
  communicationCase,
  marks,
}: RulerProps & { communicationCase: Case; marks: Marks }) {
  const filled = Math.min(100, level);
  return (
    <span className={`${styles.body} ${styles.vertical}`}>
      <svg width="100%" height="100%" aria-hidden="true">
        <rect className={styles.fill} y={fromTop(filled)} height={positionOf(filled, verticalRulerEnd)} />
        <rect className={styles.edge} y={fromTop(filled)} height="3" />
        {tens.map((ten) => (
          <text key={ten} x="100%" y={fromTop(ten)} dx="-0.6em" dy={isCut(ten, filled) ? '0.9em' : '-0.25em'}>
            {ten}
          </text>
        ))}
        <Neighbours communicationCase={communicationCase} marks={marks} />
        {other === undefined ? null : (
          <g className={styles.other}>
            <line x1="-6" x2="100%" y1={fromTop(other)} y2={fromTop(other)} />
            <text y={fromTop(other)} dx="-0.6em" dy="0.35em">
              {other}
            </text>
          </g>
        )}
      </svg>
    </span>
  );
}

const Neighbours = memo(function Neighbours({ communicationCase, marks }: { communicationCase: Case; marks: Marks }) {
  return neighbours(eightLevels(marks).filter((result) => result.communicationCase !== communicationCase)).map(
    ({ level, lines }) => (
      <svg key={level} x="100%" y={fromTop(level)} className={styles.others} aria-hidden="true">
        <path d="M2 0h8" />
        {lines.map((line, index) => (
          <text key={line} x="14" dy={`${0.35 + (index - (lines.length - 1) / 2) * 1.15}em`}>
            {line}
          </text>
        ))}
      </svg>
    ),
  );
});

const isCut = (ten: number, level: number) => ten > 0 && level > ten && level < ten + 6;

const fromTop = (value: number) => positionOf(verticalRulerEnd - value, verticalRulerEnd);

const tens = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

function neighbours(levels: readonly CaseLevel[]): { level: number; lines: string[] }[] {
  const groups: { level: number; numbers: number[] }[] = [];
  for (const { level, communicationCase } of levels) {
    const last = groups.at(-1);
    if (last && last.level - level < 4) last.numbers.push(communicationCase.number);
    else groups.push({ level, numbers: [communicationCase.number] });
  }
  return groups.map(({ level, numbers }) => ({ level, lines: inThrees(numbers.sort((a, b) => a - b)) }));
}

const inThrees = (numbers: readonly number[]) =>
  [0, 3, 6].map((start) => numbers.slice(start, start + 3).join(' ')).filter((line) => line !== '');

export interface RulerProps {
  level: number;
  other: number | undefined;
}
