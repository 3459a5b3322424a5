import { emailFault, typedEmail } from '@agile-languages/shared/formats';
import { choice, line, text } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

export const maxOrigins = 20;
const maxPeople = 20;

export const keyFields = defineFields({
  name: line('What the key is for', { option: 'for' }),
  kind: choice('Kind', ['live', 'test'], {
    hint: 'A key for tests works without TLS too, and what comes with it does not count',
    option: 'test',
    isListed: false,
    switchesTo: 'test',
    stored: {
      read: (row: object): string => ('isTest' in row && row.isTest ? 'test' : 'live'),
      write: (kind: string) => ({ isTest: Number(kind === 'test') }),
    },
  }),
  origins: text('Origins', {
    required: true,
    hint: 'Of the pages that use it, one a line, for example https://partner.example',
    option: 'origin',
    isList: true,
    longest: 7000,
    stored: {
      read: (row: object): string => ('origins' in row && Array.isArray(row.origins) ? row.origins.join('\n') : ''),
      write: () => ({}),
    },
    fault: (value, { kind }) => originsFault(originsIn(value), kind === 'test'),
  }),
  people: text('Addresses of the partner', {
    hint: 'Of people who may see its figures at /partner, one a line',
    option: 'person',
    isList: true,
    isListed: false,
    longest: 5200,
    stored: {
      read: (row: object): string => ('people' in row && Array.isArray(row.people) ? row.people.join('\n') : ''),
      write: () => ({}),
    },
    fault: (value) => peopleFault(peopleIn(value)),
    addressesIn: (value) => peopleIn(value),
  }),
});

export type KeyData = DataOf<typeof keyFields>;

export const peopleIn = (value: string): string[] => [
  ...new Set(
    value
      .split(/\n/)
      .map((line) => typedEmail(line).toLowerCase())
      .filter(Boolean),
  ),
];

const peopleFault = (people: string[]): string | undefined =>
  people.map((email) => emailFault(email)).find((found) => found !== undefined) ??
  (people.length > maxPeople ? `A key has at most ${maxPeople} addresses.` : undefined);

export const originsIn = (value: string): string[] => [...new Set(value.split(/\s+/).filter(Boolean).map(plainOrigin))];

/** What is no origin stays as it is. */
export function plainOrigin(value: string): string {
  const url = URL.parse(value);
  return url && `${url.origin}/` === url.href ? url.origin : value;
}

function originsFault(origins: string[], isTest: boolean): string | undefined {
  const fault = origins.map((origin) => originFault(origin, isTest)).find((found) => found !== undefined);
  return fault ?? (origins.length > maxOrigins ? `A key has at most ${maxOrigins} origins.` : undefined);
}

/** A sentence. Without TLS an origin is on this machine, or the key is for tests. */
export function originFault(value: string, isTest: boolean): string | undefined {
  const url = URL.parse(value);
  if (url?.origin !== value || !/^https?:\/\/[\w.[\]:-]+$/.test(value) || value.length > 300)
    return `"${value}" is no origin like https://partner.example.`;
  if (url.protocol === 'https:' || isTest || ownMachine.includes(url.hostname)) return undefined;
  return `"${value}" is without TLS: that takes a key for tests.`;
}
