import type { LanguageKey } from './languages.ts';

/** No criteria of the bank. By the Language that explains them: term | meaning. */
export const termsText = [
  [
    'product',
    `
Card | A fixed form for one description, small enough to be read in a minute.
Case | A typical conversation between two zones, with the Languages it needs.
Zone | One of four groups of roles in product work.
Level | The weighted share of topics you can do in a case.
Weight | How much one Language counts in a case.
Hand-over | A meeting after which the receiver can act without asking.
Corporate Trainer | The person who opens memberships for a company.
Activation key | The code in your invitation that starts an account.
Pass code | The short code that proves the invitation reached you.
Simulation Platform | The practice environment with 11 modules.
Business Case Cards | One service, its customers, its price and what could stop it.
Financial Statement Cards | A forecast in the lines finance uses.
Data Flow Cards | A flow in steps, stores and the data between them.
User Story Cards | A role, an action, a benefit and every input.
Form Cards | A screen described by inputs, events and actions.
Database Cards | A table described column by column.
API Cards | An operation that another team can call.
Issue Cards | A problem another person can repeat.
One term, one meaning | The same word names the same thing on every card.
One value, one owner | Every value is decided in one place by one role.
Trace from revenue line to input | The path from a number in the forecast to the field where it arises.
Trace from input to table and API | Where an entered value is stored and who reads it.
Trace from issue back to story | Which promise a problem breaks.
Business to product | Hand-over of the money side to the people who order the work.
Product to development | Hand-over of ready stories to the team.
Development to operations | Hand-over of a running product with its known issues.
Reading a file you did not write | Finding the answer in a product file without asking the author.
Scope of version one | What the first release contains, in stories.
What was refused and why | The list of good ideas that were not taken, with reasons.
Open questions with dates | What is not known yet and when it must be.
`,
  ],
  [
    'statement',
    `
Revenue | Money earned from customers in a period.
Cost of sales | Cost that exists only because something was sold.
Gross profit | Revenue minus cost of sales.
Operating expenses | Cost of running the business whether or not something is sold.
Depreciation | The yearly share of an earlier purchase.
Net result | What remains after all costs.
Assets | What the business owns or is owed.
Liabilities | What the business owes.
Equity | What belongs to the owners.
Working capital | Money tied up between paying suppliers and being paid.
Operating cash | Cash from daily business.
Investment cash | Cash spent on or received from things that last.
Financing cash | Cash from and to lenders and owners.
Cash timing of subscriptions | Paid up front, earned month by month.
Gross margin | Gross profit as a share of revenue.
Customer acquisition cost | Marketing and sales cost divided by new customers.
Lifetime value | Gross profit expected from one customer until they leave.
Break-even | The point where revenue covers all costs.
Runway | Months until the cash is gone at the present pace.
Price times quantity | The honest form of a revenue line.
Best, expected and worst case | Three forecasts that differ only in named assumptions.
Assumptions and sources | What was supposed, and where the number comes from.
`,
  ],
  [
    'money',
    `
Revenue stopper | Anything that could prevent a sale that was expected.
`,
  ],
  [
    'flow',
    `
Master data flow | The one diagram that shows the whole route of the data.
Exception path | What happens when the usual path is not possible.
`,
  ],
  [
    'story',
    `
Definition of ready | What must be true before a story enters an iteration.
Refused value | A realistic wrong entry and the reason it is not accepted.
`,
  ],
  [
    'management',
    `
Evidence | Something another person can look at and agree with.
`,
  ],
  [
    'data',
    `
Entity | A thing the product must remember.
Attribute | A property of an entity.
Record | One entity with its values.
Table | All records of one kind.
View | A saved question that looks like a table.
Name | What the column is called by the people who own the word.
Type | Text, number, date, yes or no, file.
Length | The largest value that fits.
Required | May not be empty.
Unique | May not repeat.
Default value | What is stored when nothing is given.
Example | A realistic value.
Primary key | The value that finds exactly one record.
Foreign key | A value that points to a record elsewhere.
One to many | One parent, several children.
Many to many | Both sides may have several; needs a table between.
Optional relation | The pointer may be empty.
Missing values | Empty where something was expected.
Duplicates | Two records for one thing.
Contradictions | Two values that cannot both be true.
History of a value | Earlier values with their dates.
Select and where | Which columns of which rows.
Order and limit | In which order and how many.
Join | Rows of two tables put side by side by a key.
Group by and count | One row per group with totals.
Insert, update and delete | The three ways of changing rows.
Who may read | Roles allowed to see a column.
Who may change | Roles allowed to alter a column.
Personal data | Values that point to a living person.
`,
  ],
] as const satisfies readonly (readonly [LanguageKey, string])[];
