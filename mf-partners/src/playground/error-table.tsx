import { errorCodes } from '@agile-languages/shared/embed/spec';
import { InlineCode } from './inline-code.tsx';
import styles from './playground.module.css';

/** Every code of `agile-error`; its row is the target of the event's `help`. */
export const ErrorTable = () => (
  <table className={styles.errors}>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">What happened</th>
        <th scope="col">What to do</th>
      </tr>
    </thead>
    <tbody>
      {errorCodes.map(({ code, meaning, remedy }) => (
        <tr key={code} id={`error-${code}`}>
          <th scope="row">{code}</th>
          <td>
            <InlineCode text={meaning} />
          </td>
          <td>
            <InlineCode text={remedy} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
