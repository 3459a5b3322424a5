import { Field, Select } from '@agile-languages/shared/ui';
import styles from './filter-form.module.css';
import { cardTypes, type LanguageFilter, languagesByRole, lengths } from './language-filter.ts';

/** Three fields that filter the catalogue. */
export function FilterForm({ filter, onFilter }: FilterFormProps) {
  return (
    <div className={styles.form}>
      <FilterField
        label="Role"
        emptyOption="Any role"
        options={Object.keys(languagesByRole)}
        value={filter.role}
        onValue={(role) => onFilter({ ...filter, role })}
      />
      <FilterField
        label="Hours"
        emptyOption="Any length"
        options={Object.keys(lengths)}
        value={filter.length}
        onValue={(length) => onFilter({ ...filter, length })}
      />
      <FilterField
        label="Card type"
        emptyOption="Any card"
        options={cardTypes.slice(1)}
        value={filter.cardType}
        onValue={(cardType) => onFilter({ ...filter, cardType })}
      />
    </div>
  );
}

function FilterField({ label, emptyOption, options, value, onValue }: FilterFieldProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{emptyOption}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}

interface FilterFormProps {
  filter: LanguageFilter;
  onFilter: (filter: LanguageFilter) => void;
}

interface FilterFieldProps {
  label: string;
  /** Text of the option that filters nothing. */
  emptyOption: string;
  options: readonly string[];
  value: string;
  onValue: (value: string) => void;
}
