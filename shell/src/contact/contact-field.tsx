import { classNames, Field, TextArea, TextInput } from '@agile-languages/shared/ui';
import { useField, useFormikContext } from 'formik';
import styles from './contact-form.module.css';

/** Most characters that the mail endpoint takes in one value. */
const longest = 10_000;

/** One field of a contact form. Its error appears once it was left; the line for it is free before. */
export function ContactField({ name, label, hint, type, shape, autoComplete }: ContactFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const control = { ...field, autoComplete, maxLength: longest, readOnly: isSubmitting, 'aria-required': true };
  return (
    <Field
      label={label}
      hint={hint}
      error={touched ? error : undefined}
      reserveError
      className={classNames(styles.field, shape && styles[shape])}
    >
      {shape === 'message' ? <TextArea {...control} /> : <TextInput {...control} type={type} />}
    </Field>
  );
}

interface ContactFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'email';
  /** `name` has the longest error, `wide` takes a whole row even where two fit, `message` is several lines. */
  shape?: 'name' | 'wide' | 'message';
  autoComplete?: string;
}
