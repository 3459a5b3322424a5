import type { LanguageKey } from '@agile-languages/shared/content';
import { MarkShape } from '@agile-languages/shared/ui';
import styles from './report-sheet.module.css';

export function ReportSheet() {
  return (
    <svg
      viewBox="0 0 420 560"
      className={styles.sheet}
      role="img"
      aria-label="From the sample report: level per Language, one finding with its evidence, a plan for 90 days"
    >
      <rect x="0.5" y="0.5" width="419" height="559" className={styles.paper} />
      <path d="M40 1v558" className={styles.margin} />
      <text x="58" y="46" className={styles.title}>
        Agile Team Assessment
      </text>
      <text x="58" y="70" className={styles.small}>
        Team of seven, sample data
      </text>
      <text x="58" y="112" className={styles.head}>
        Level per Language
      </text>
      {levels.map(([key, level], index) => (
        <g key={key} data-lang={key} transform={`translate(58 ${125 + index * 27})`}>
          <g transform="scale(0.42)">
            <MarkShape language={key} />
          </g>
          <rect x="30" y="3" width="250" height="15" className={styles.ground} />
          <rect x="30" y="3" width={level * 2.5} height="15" className={styles.level} />
          <text x="340" y="16" className={styles.figure}>
            {level}
          </text>
        </g>
      ))}
      <path d="M58 302h340" className={styles.rule} />
      <text x="58" y="330" className={styles.head}>
        Finding 2 of 5
      </text>
      {finding.map((line, index) => (
        <g key={line}>
          <text x="58" y={358 + index * 24} className={styles.line}>
            {line}
          </text>
          <path d={`M58 ${365 + index * 24}h340`} className={styles.faint} />
        </g>
      ))}
      <path d="M149 379c-5-13 30-18 54-15s28 16 8 22-52 8-60-1c-4-4 0-9 7-12" className={styles.pen} />
      <text x="58" y="458" className={styles.head}>
        Plan for 90 days
      </text>
      {plan.map(([key, from, weeks], index) => (
        <rect
          key={key}
          data-lang={key}
          x={58 + from * 26}
          y={472 + index * 13}
          width={weeks * 26 - 4}
          height="9"
          className={styles.weeks}
        />
      ))}
      <rect x="370" y="511" width="24" height="9" className={styles.again} />
      <text x="58" y="545" className={styles.small}>
        13 weeks, then again
      </text>
      <g transform="translate(0 -22) rotate(-9 330 340)" className={styles.stamp}>
        <rect x="276" y="312" width="130" height="36" />
        <text x="341" y="338">
          SAMPLE
        </text>
      </g>
    </svg>
  );
}

const levels: readonly [LanguageKey, number][] = [
  ['money', 80],
  ['flow', 74],
  ['story', 68],
  ['form', 86],
  ['management', 72],
  ['programming', 74],
];

const finding = [
  'Story US-014, “Pause a week”, was',
  'accepted and reopened three times.',
  'Evidence: its history in February.',
];

const plan: readonly [LanguageKey, number, number][] = [
  ['story', 0, 4],
  ['flow', 2, 4],
  ['money', 5, 4],
  ['programming', 7, 5],
];
