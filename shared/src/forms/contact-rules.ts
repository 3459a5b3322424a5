import { type AnyObjectSchema, object, string, ValidationError } from 'yup';
import { emailFault, seenText, typedEmail } from '../formats/typed.ts';

/** Spaces alone count as nothing. */
const text = () => string().transform((value: string) => seenText(value) || undefined);

const email = text()
  .required('Email name is required')
  .test('email', 'Enter a valid email', (value = '') => emailFault(typedEmail(value)) === undefined);
const homeName = text().required('First name is required').min(3, 'Please enter a name more than 1 character');

/** Of the contact window (specification, section 5). */
export const modalRules: FormRules = object({
  fullName: text().required('First name is required').min(3, 'Please enter a name more than 3 characters'),
  email,
  organization: text().required('Company Name').min(5, 'Must be more than 5 characters'),
  message: text().required('Message').min(5, 'Must be more than 5 characters'),
  country: text().required('Country').min(5, 'Must be more than 5 characters'),
});

/** Of the form on the home page (specification, section 5). */
export const homeRules: FormRules = object({
  firstName: homeName,
  lastName: homeName,
  email,
  multiline: text().required('Write your question').min(5, 'Must be more than 10 characters'),
});

/** A sentence for each value of the form on the home page that cannot be sent, as the form says it. */
export async function homeFaults(values: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  try {
    await homeRules.validate(values, { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const faults = cause.inner.length > 0 ? cause.inner : [cause];
    return Object.fromEntries(faults.toReversed().map(({ path, message }) => [path, message]));
  }
}

/** What a visitor reads when a message was taken (specification, section 5). */
export const contactThanks = 'Thank you. Your message has been sent successfully';

/** Where the form of the home page goes by itself, before any code and without it. */
export const contactPage = '/app/contact';

export type FormRules = AnyObjectSchema;
