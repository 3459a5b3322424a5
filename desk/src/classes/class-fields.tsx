import { type ClassData, type ClassField, type ContentChoices, classLabels } from '@agile-languages/api/desk';
import { classNames, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { type ComponentProps, lazy, Suspense, useId } from 'react';
import styles from './classes.module.css';

const RichText = lazy(() => import('../content/rich-text.tsx'));
const modes = ['Live online', 'Classroom', 'Blended'].map((mode) => ({ id: mode, name: mode }));
const timeZones = () => Intl.supportedValuesOf('timeZone');

/** What a class is: all its fields. */
export function ClassFields({ data, choices, faults, onChange }: ClassFieldsProps) {
  const zonesId = useId();

  const input = (name: ClassField, more: ComponentProps<typeof TextInput> = {}, hint?: string) => (
    <Field label={classLabels[name]} hint={hint} error={faults[name]}>
      <TextInput value={data[name]} onChange={({ target }) => onChange(name, target.value)} {...more} />
    </Field>
  );
  const select = (name: ClassField, options: { id: string; name: string }[], none?: string) => (
    <Field label={classLabels[name]} error={faults[name]}>
      <Select value={data[name]} onChange={({ target }) => onChange(name, target.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Select>
    </Field>
  );

  return (
    <>
      {input('name', { maxLength: 200 })}
      <div className={styles.row}>
        {select('languageId', choices.languages, 'Choose')}
        {select('trainerId', choices.experts, 'Nobody is named')}
        {input('start', { type: 'datetime-local' }, 'Local time in the time zone of the class')}
        {input('timeZone', { list: zonesId, maxLength: 60 }, 'For example Europe/Vienna')}
        {input('pattern', { maxLength: 200 }, 'For example 10 x 3 h, Mon+Wed 18:30')}
        {select('mode', modes)}
      </div>
      <datalist id={zonesId}>
        {timeZones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <div className={classNames(styles.row, styles.amounts)}>
        {input('seats', { type: 'number', min: 1, max: 10_000, inputMode: 'numeric' })}
        {input('price', { inputMode: 'decimal', maxLength: 12 }, '480 or 480.50')}
        {input('oldPrice', { inputMode: 'decimal', maxLength: 12 }, 'Crossed out, or empty')}
        {input('currency', { maxLength: 3 }, 'EUR')}
      </div>
      <Suspense fallback={<p>{classLabels.description}</p>}>
        <RichText
          label={classLabels.description}
          error={faults.description}
          value={data.description}
          onChange={(html) => onChange('description', html)}
        />
      </Suspense>
    </>
  );
}

interface ClassFieldsProps {
  data: ClassData;
  choices: ContentChoices;
  faults: Partial<ClassData>;
  onChange: (name: ClassField, value: string) => void;
}
