import { Field, Select } from '@agile-languages/shared/ui';
import { cardTypes, lengths, roles, type Wish } from './choose.ts';
import styles from './wish-form.module.css';

/** Three questions that narrow the catalogue. */
export function WishForm({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  return (
    <div className={styles.form}>
      <Question
        label="Role"
        any="Any role"
        options={Object.keys(roles)}
        value={wish.role}
        onValue={(role) => onWish({ ...wish, role })}
      />
      <Question
        label="Hours"
        any="Any length"
        options={Object.keys(lengths)}
        value={wish.length}
        onValue={(length) => onWish({ ...wish, length })}
      />
      <Question
        label="Card type"
        any="Any card"
        options={cardTypes.slice(1)}
        value={wish.cardType}
        onValue={(cardType) => onWish({ ...wish, cardType })}
      />
    </div>
  );
}

function Question({ label, any, options, value, onValue }: QuestionProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}

interface QuestionProps {
  label: string;
  any: string;
  options: readonly string[];
  value: string;
  onValue: (value: string) => void;
}
