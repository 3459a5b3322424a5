export const writtenMarkdown = `
=== M01 story
found 51 53 54
vague 52
**As a** registered pharmacist
**I want to** manage prescriptions
**So that I** hand out nothing twice

**Acceptance Criteria:**

- [ ] A prescription that was used is shown in grey.
- [ ] A second use is refused.
=== M02 story
found 51 52 54 57
vague 53
# Export the guest list

As a hotel night porter, I want to be able to print the guest list so that I can print the guest list at night.

## Acceptance criteria
- [x] One page holds 60 guests
- [ ] Guests without a room stand at the end

## Definition of Done
- [ ] unit tests written
- [ ] reviewed by a second person
=== M03 story
found 51 52 53
vague 54 57
*As a* crane operator, *I need to* see the wind at the hook *so that* I stop before the alarm does.

**Acceptance criteria**
1. It works as expected
2. The value is accurate and easily readable

**Definition of done:** everything is okay
=== M04 story
vague 51 52 53 54
As an end user I would like to interact with the dashboard in order to be more productive.

AC:
Acceptance criteria: the dashboard is robust, simple and flexible.
=== M05 story
found 51 52 53 56
As a tax adviser I want to mark a receipt as private, so as to leave it out of the return.

Depends on ACC-7 and is blocked by the new scanner.
=== M06 story
found 51 52 53 54 57
As a ferry captain, I want to close the car deck from the bridge, so that nobody runs back to a car.

Scenario: the deck is full
Given 42 cars on the deck
When I close it
Then the barrier is down within 10 seconds

DoD: tested on board, log of the barrier attached.
=== M07 story
found 51 52 54
As an editor, I want to undo the last cut.

Acceptance criteria:

- Undo brings back the exact words.
- After closing the file nothing can be undone.

Out of scope: redo.
=== M08 story
found 56
vague 57
Dependencies: none. It is done when it is done.
=== M09 story
found 57
This counts as done when the acceptance test is green and the help page has a picture.
=== M10 story
vague 56
It depends on several teams.
=== M11 story
found 51 52 53
check names
As a subscriber I want to change the size of my box so that nothing is thrown away. When it is changed, the client gets a mail.
=== M12 story
found 51 52 53
As a subscriber I want to change the size of my box so that nothing is thrown away. Customer service sees the change. The user interface stays as it is.
=== M13 story
check numbers
The deposit is 20 EUR. Whoever returns the key late loses the deposit of 25 EUR.
=== M14 story
The large box price is 24 EUR and the small box price is 18 EUR. The course is 10 hours, the exam is 2 hours.
=== M15 story
check days
The market opens on Tuesday, 1 May 2026.
=== M16 story
check days
The evening class begins on Friday and is held every Monday and Thursday.
=== M17 story
check range
Pass code: at least 12 and at most 8 signs.
=== M18 story
check range
The weight is between 90 and 20 kg.
=== M19 story
found 58 59 79
check dates
- Born (date picker): DD/MM/YYYY
- Died (date picker): YYYY-MM-DD
=== M20 api
found 146 147 148 149 151
## Create a booking

* **URL**: /bookings
* **Method:** POST

Creates one booking for the caller.

**Permissions:** members of the club

### Request body

| Field | Type | Required |
| :--- | :--- | :--- |
| court | integer | yes |
| hour | string | yes |

### Response

| Field | Type |
| --- | --- |
| bookingId | string |

### Error responses

* **Code:** 409 COURT TAKEN at this hour
=== M21 api
found 146
vague 147 153
### POST /api/v1/logout
Ends the session of this device. Requires a valid token.

#### Example request body
{ "device": "phone" }
=== M22 api
found 146 149
GET /tides
Lists the tides of one day at one harbour.

Response
- \`time\` (string): "04:12"
- \`height\` (number): metres, missing when the gauge is down
=== M23 api
found 146 147 149
getRoster: reads the roster of a ward for a week.
Called by ward managers.
Returns: shifts (array), published (boolean).
=== M24 api
found 146 147
vague 148 149
PATCH /animals/{id} corrects the weight of an animal. Allowed for keepers of the house.
Body: weight, by
Response: id
=== M25 api
vague 146 147
POST /v1/do
Must be logged in.
=== M26 api
found 146 148 150 152
vague 153
check fields
importPrices: takes over the prices of a supplier.
Request
- supplierId (string)
- file (string)
1. Read the file.
2. Compare each price with the last one.
3. Write one line per change in price_log.
Example request
{ "supplierId": "S-2", "file": "prices.csv", "dryRun": true }
=== M27 api
found 146 148 152 153
check fields
queueLetter queues one letter for the night.
Request body: to (string), text (string)
Request:
{ "to": "Li", "text": "Hello", "colour": true }
Response:
{ "place": 4 }
=== M28 api
found 146 149 150
vague 152
rateTrip: calculates what a trip costs.
First it reads the stops, then it adds the zones, finally it rounds.
Response fields: total (number), currency (string)
It also saves the data.
=== M29 story
found 52
vague 51 53 54 58
*As a registered user I can see my bookings so that I can manage my bookings.*

**Acceptance Criteria**
- [ ] Each required field is validated properly.
- [ ] The form sends all required fields.
=== M30 story
found 51 52 53 54
As a grants officer, I want the portal to stop me when a budget line is empty, so as to send fewer letters back.

Acceptance criteria:
- [ ] An application with an empty budget line cannot be sent.
- [ ] All required information is listed at the top.
=== M31 api
found 146 147
vague 152
# Create a badge

### Path
\`/api/v1/badges\`

### Method
POST

### Description
This call allows caretakers to create a new badge. The badge is stored in the database.
=== M32 api
found 146
vague 147
# Roles and permissions of the archive

GET /roles lists the roles of an archive.
It allows users to see their own roles. The caller must be logged in.
=== M33 story
found 58 59 71
There is a required text field "Surname".
Surname (text field): required
`;
