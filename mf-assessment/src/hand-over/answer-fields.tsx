import { Field, TextInput } from '@agile-languages/shared/ui';
import styles from './hand-over.module.css';
import { type HandOverKind, questions } from './questions.content.ts';

/** Eight of this length fit into a code. */
const longestAnswer = 40;

export function AnswerFields({ kind, answers, onChange }: AnswerFieldsProps) {
  return (
    <div className={styles.answers}>
      {questions[kind].map(({ topic, question }, index) => (
        <Field key={topic} label={question}>
          <TextInput
            maxLength={longestAnswer}
            autoComplete="off"
            value={answers[index] ?? ''}
            onChange={({ target }) => onChange(answers.map((answer, at) => (at === index ? target.value : answer)))}
          />
        </Field>
      ))}
    </div>
  );
}

export const noAnswers: readonly string[] = Array.from({ length: 8 }, () => '');

interface AnswerFieldsProps {
  kind: HandOverKind;
  answers: readonly string[];
  onChange: (answers: readonly string[]) => void;
}
