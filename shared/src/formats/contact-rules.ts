import { emailFault, seenText, typedEmail } from './typed.ts';

/** Spaces alone count as nothing. */
const text =
  (missing: string, least: number, short: string): Rule =>
  (value) => {
    const seen = seenText(value);
    if (!seen) return missing;
    return seen.length < least ? short : undefined;
  };

const email: Rule = (value) => {
  if (!seenText(value)) return 'Email name is required';
  return emailFault(typedEmail(value)) === undefined ? undefined : 'Enter a valid email';
};
const homeName = text('First name is required', 3, 'Please enter a name more than 1 character');

/** Of the contact window (specification, section 5). */
export const modalRules: ContactRules = {
  fullName: text('First name is required', 3, 'Please enter a name more than 3 characters'),
  email,
  organization: text('Company Name', 5, 'Must be more than 5 characters'),
  message: text('Message', 5, 'Must be more than 5 characters'),
  country: text('Country', 5, 'Must be more than 5 characters'),
};

/** Of the form on the home page (specification, section 5). */
export const homeRules: ContactRules = {
  firstName: homeName,
  lastName: homeName,
  email,
  multiline: text('Write your question', 5, 'Must be more than 10 characters'),
};

/** A sentence for each field that cannot be sent, by its name. The page and the server say the same. */
export function contactFaults(rules: ContactRules, values: Readonly<Record<string, string>>): Record<string, string> {
  const faults = Object.entries(rules).map(([name, rule]) => [name, rule(values[name] ?? '')] as const);
  return Object.fromEntries(faults.flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

/** What a visitor reads when a message was taken (specification, section 5). */
export const contactThanks = 'Thank you. Your message has been sent successfully';

/** Where the form of the home page goes by itself, before any code and without it. */
export const contactPage = '/app/contact';

export type ContactRules = Readonly<Record<string, Rule>>;

type Rule = (value: string) => string | undefined;
