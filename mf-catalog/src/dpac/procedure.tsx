import { type ProcedureStep, steps } from './dpac.content.ts';
import styles from './procedure.module.css';

export function Procedure() {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step key={step.text} step={step} number={index + 1} />
      ))}
    </ol>
  );
}

function Step({ step: { text, group, time }, number }: { step: ProcedureStep; number: number }) {
  return (
    <li className={styles.step}>
      {group ? <span className={styles.group}>{group}</span> : null}
      <span className={styles.cell} data-rows={time?.rows} aria-hidden="true">
        {number}
      </span>
      <span className={styles.text}>
        {text}
        {time ? (
          <span className={styles.time}>
            {` ${time.before}`}
            <b>{time.length}</b>
            {time.after}
          </span>
        ) : null}
      </span>
    </li>
  );
}
