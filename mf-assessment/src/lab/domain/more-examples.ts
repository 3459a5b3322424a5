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
  form: `Form: Pause a vegetable box
Purpose: a subscriber pauses deliveries for a holiday, so that no box spoils.
Everyone can open it.

Every input has a visible label above it.
- From (Data Picker)
- Until (Data Picker)
- Reason (Select Box)
- Ticket of the journey (File Picker)
- Pause (Button)

When the form opens, the next delivery day is filled in.
A click on Pause writes a row to the table pause and returns its number.
While the weeks are loading, two grey lines are shown.
The pause can be deleted. A success message is shown.`,
};
