import type { CardKind } from './rules/rule.ts';

/** Texts to try. The first is on the sheet when the page opens. */
export const examples: readonly [Example, ...Example[]] = [
  {
    name: 'A story with gaps',
    kind: 'story',
    text: `US-014 Pause a vegetable box

As a subscriber, I want to pause my deliveries for a holiday, so that no box spoils and no box is paid for.

Acceptance criteria
- A paused week is not charged.
- The customer sees paused weeks in grey.

Inputs
- From (Data Picker): required, DD.MM.YYYY, not earlier than next Monday
- Until (Data Picker): required, not before From
- Reason (Select Box): holiday, moving, etc.

When something is wrong, an error is shown.
Dependencies: US-009 Change the delivery day`,
  },
  {
    name: 'A vague story',
    kind: 'story',
    text: `As a user, I want to manage my orders so that everything is easier.

Acceptance criteria
- The page loads fast and is user-friendly.
- The form has all necessary fields.
- A success message is shown.

It depends on other stories.`,
  },
  {
    name: 'An API text',
    kind: 'api',
    text: `pauseDelivery
Pauses the deliveries of one subscriber for a period.

Only authenticated users can call it.

Request fields
- customerId: string, required, "C-410"
- fromDate: date, required, "2026-07-13"

Response: pauseId, creditedBoxes

Errors
E21 Until is before From

Example request
{ "customerId": "C-410", "fromDate": "2026-07-13", "reason": "holiday" }`,
  },
];

interface Example {
  name: string;
  kind: CardKind;
  text: string;
}
