import type { Explanation } from '../rule.ts';

export const flowExplanations: Readonly<Record<string, Explanation>> = {
  39: {
    why: 'It looks for “from … to …” about the flow, a line “boundary:”, or a title with a start and an end. “End to end” names neither.',
    pass: 'The flow runs from the call of a resident to the lamp that shines again.',
    fail: 'It covers the whole process end to end.',
  },
  40: {
    why: 'It reads a line “external parties:” or “outside:”, or who is said to be outside. “Third parties” have no name.',
    pass: 'External parties: the bank, the courier.',
    fail: 'Several third parties are involved.',
  },
  41: {
    why: 'It reads “starts when”, “triggered by” or a line “start event:”. “When needed” is no event.',
    pass: 'The flow starts when the lock of a bicycle closes.',
    fail: 'The process starts when needed.',
  },
  42: {
    why: 'It reads “ends when”, “is over once” or a line “end state:” with what is then true.',
    pass: 'It ends when the ride is charged.',
    fail: 'The process ends successfully.',
  },
  43: {
    why: 'It looks for three numbered steps, steps in a table, or “first … then”. A single word is no step.',
    pass: '1. Read the number\n2. Choose a crew\n3. Replace the part',
    fail: '- Validation\n- Approval\n- Archiving',
  },
  44: {
    why: 'It looks for a question with its answers, or “if” with “otherwise”. An “if” alone is half a fork.',
    pass: 'If the sum is above 500 EUR, the manager signs; otherwise the clerk.',
    fail: 'Depending on the sum, somebody signs.',
  },
  45: {
    why: 'It looks for “sends … to …”, for arrows with a colon, and for a column of data. “Data is exchanged” names none.',
    pass: 'The shop sends the order number and the address to the warehouse.',
    fail: 'Data is exchanged between the departments.',
  },
  46: {
    why: 'It looks for a table, list or register that is read or written. “In the system” is no place.',
    pass: 'The clerk writes the price to the table ride.',
    fail: 'Everything is saved in the system.',
  },
  47: {
    why: 'It reads “responsible:”, a column of roles, “by the …”, and steps that begin with a role. “Is checked” says by nobody.',
    pass: 'Responsible: the head of the warehouse.',
    fail: 'The application is checked.',
  },
  48: {
    why: 'It wants both: how long it takes, and how often it runs.',
    pass: 'Checking takes 15 minutes and happens 60 times a week.',
    fail: 'Checking takes 15 minutes.',
  },
  49: {
    why: 'It looks for refused, absent, missing or failed and what follows, for “otherwise” and for “goes back to”.',
    pass: 'If the card is refused, the clerk calls the customer.',
    fail: 'Exceptions are handled.',
  },
  50: {
    why: 'It looks for the numbers of stories.',
    pass: 'Stories: US-021 Return a bicycle',
    fail: 'Details are in the user stories.',
  },
};
