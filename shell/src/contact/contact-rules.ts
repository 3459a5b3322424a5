import { emailFault, seenText, typedEmail } from '@agile-languages/shared/formats';
import { object, string } from 'yup';

/** Spaces alone count as nothing. */
const text = () => string().transform((value: string) => seenText(value) || undefined);

const email = text()
  .required('Email name is required')
  .test('email', 'Enter a valid email', (value = '') => emailFault(typedEmail(value)) === undefined);
const homeName = text().required('First name is required').min(3, 'Please enter a name more than 1 character');

/** Specification, section 5. */
export const modalRules = object({
  fullName: text().required('First name is required').min(3, 'Please enter a name more than 3 characters'),
  email,
  organization: text().required('Company Name').min(5, 'Must be more than 5 characters'),
  message: text().required('Message').min(5, 'Must be more than 5 characters'),
  country: text().required('Country').min(5, 'Must be more than 5 characters'),
});

export const homeRules = object({
  firstName: homeName,
  lastName: homeName,
  email,
  multiline: text().required('Write your question').min(5, 'Must be more than 10 characters'),
});
