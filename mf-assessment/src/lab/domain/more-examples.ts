/** Further texts to try, loaded when one is chosen. */
export const moreExamples = {
  vague: `As a user, I want to manage my orders so that everything is easier.

Acceptance criteria
- The page loads fast and is user-friendly.
- The form has all necessary fields.
- A success message is shown.

It depends on other stories.`,
  api: `pauseDelivery
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
};
