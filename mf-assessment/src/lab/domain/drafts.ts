/** Further texts to try, loaded when one is chosen. */
export const drafts = {
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
  flow: `Flow: Pause of a vegetable box

Starts when: a subscriber confirms two dates.
Third parties are involved.

1. The subscription service writes both dates to the table pause.
2. The warehouse planner takes the boxes out of the picking list.
3. The bookkeeper sends the number of boxes and the credit to the bank.

If the box is already packed, it is delivered.
Step 2 takes 10 minutes.
Data is exchanged at night.
The process ends successfully.`,
  business: `Business case: Box pause
Purpose: a subscriber stops the vegetable box for a holiday, with two dates.
Problem: each week 38 boxes spoil in front of closed doors; that costs 684 EUR.
Channel: web page and mobile app.
Unit of sale: one box in one week.

Segment: every subscriber who cancelled a week in the last year.
Size: 410 customers.
They are willing to pay a fair price.

There are several competitors. We are cheaper.
In August half of the customers are away. All risks are monitored.

Revenue: 410 boxes x 18 EUR = 7,830 EUR a week.
Break-even: month 7.`,
};
