export const setAsideStories = `
=== A01 story
found 51 52 53 54
As a night nurse, I want to reorder the handover list by room, so that the walk through the ward takes one round.

Acceptance criteria
- Given twelve patients, when I choose "by room", then room 1 stands first and room 12 last.
- The chosen order is still there after I log in again.
- A patient without a room stands at the end.
=== A02 story
vague 51 52 53
As a user I want to manage my bookings so that I can manage my bookings easily.
=== A03 story
found 51 52 53 54 58 59 66 67 68 71 79 85
vague 62
As a tenant, I want to report a broken heater, so that somebody comes before the weekend.

Acceptance criteria:
1. A report without a date is refused.
2. The landlord has the report within 5 minutes.

Inputs
- Broken since (Data Picker): required, not later than today, format DD.MM.YYYY. Valid: 03.02.2026. Refused: 31.02.2026, there is no such day.
- Room (Select Box): kitchen, bath, bedroom or living room.

Everything is saved in the database. When the day is wrong the form says "This day does not exist. Please check the month."
=== A04 story
found 51 52 53
vague 54
As a dispatcher I want to see which vans are late, so that I can call the customer before the customer calls me.

Acceptance criteria
- The list loads fast.
- The page is user-friendly and intuitive.
=== A05 story
vague 51
We need a new screen for reports. It should be like the old one but better. Somebody from finance said they miss filters. The system should support exports etc. Please also think about mobile.
=== A06 story
found 51 52 53 56
Story US-112
Role: warehouse picker
Action: scans a shelf label
Benefit: no box is taken from the wrong shelf
Dependencies: US-098 (labels printed), blocked by the new scanner firmware
Status: draft
=== A07 story
found 51 52 53 54 57
vague 56
As a choir secretary I want to cancel a rehearsal for everyone at once, so that nobody travels for nothing.

Acceptance criteria:
- All 46 members get the message within two minutes.
- A member without a phone number appears in a list "to be called".
- A cancelled rehearsal cannot be cancelled twice.

It depends on other stories.

Definition of done: code reviewed, acceptance test recorded as a film, help page updated.
=== A08 story
found 58 59 66 71 78 80 81 83 85
Change my telephone number

Inputs:
| Input | Type | Required | Rules |
| Country code | Select Box | yes | one of +49, +90, +48; default +49 |
| Number | Edit Line | yes | 6 to 12 digits, placeholder "1512 3456789" |

Success: "Your new number is saved."
Error: "We could not save the number. Check the digits and try again."
=== A09 story
found 51 52 53
As a Kassenwart (treasurer) of a small café club in Zürich, I want to see unpaid fees per month, so that I write reminders once and not three times. The names contain ü, ö and é, e.g. Zoë Müßiggang.
=== A10 story
Als Abonnentin möchte ich meine Lieferung pausieren, damit während des Urlaubs keine Kiste verdirbt und ich nichts bezahle. Die Pause beginnt am Montag und endet am Sonntag. Wenn das Datum falsch ist, wird eine Meldung angezeigt.
=== A11 story
found 51 52 53 54 61 62 65 70 71 77
As a payroll clerk, I want to enter overtime per person, so that the salary of the month is right the first time.

Acceptance criteria
- Overtime above 20 hours needs a reason, otherwise it is refused.

Fields
Employee number: fetched from the HR system, read-only.
Hours: typed by the payroll clerk, stored in overtime.hours, mandatory. Only payroll clerks may change it.
Reason: must be filled in if Hours is above 20.
=== A12 story
found 51 52 53
As a beekeeper I want to note the weight of each hive in the evening so that I notice a swarm before it leaves. I do this with gloves on, in the rain, and the phone is usually in my wife's pocket. Last year I lost two swarms because I looked on Sunday only.
=== A13 story
found 51 53 54
vague 52
As a shift leader I want to create, edit, delete and print rosters, and handle swaps, so that gaps in the night shift are seen on Friday.

Acceptance: a roster with a gap is marked red. A swap needs the consent of both people.
=== A14 story
found 51 52 53 54 58 59 63 69 71 76
As a parent, I want to order school lunches, so that my child eats on the first day.

Inputs
Child (Select Box, list from table children) - required
Allergy (Check Box)
Which allergy (Edit Line): shown only if Allergy is ticked. Help text: "As on the doctor's note."

Accepted when: an order after 08:00 counts for the next school day.
=== A15 story
found 51 52 53 84 85 83
As a museum guide I want to book the small hall, so that my group of eight does not stand in the corridor.

If the hall is nearly full the page warns: "Only 2 places are left at this hour." When booking worked it shows "Booked. See you at the east door." When it failed it shows "Somebody was faster. Choose another hour."
=== A16 story
found 51 52 53
vague 83 85
As a courier I want to confirm a delivery with one hand, so that I keep the parcel in the other. A success message is displayed. If something goes wrong an error is shown.
=== A17 story
found 51 52 53 54
check names
As a subscriber, I want to skip one delivery, so that nothing spoils while I am away.

Acceptance criteria
- The customer sees the skipped week in grey.
- A skipped week is not charged.
=== A18 story
found 51 52 53 54
check numbers
As a season ticket holder I want to hand my seat to a friend, so that it is not empty. The transfer fee is 3 EUR.

Acceptance criteria
- The friend gets the ticket within one minute.
- The transfer fee of 4 EUR is charged to me.
=== A19 story
found 51 52 53 58 59 79
check dates
As an archivist I want to search letters by the day they were written so that I answer a request in one afternoon.

Inputs: Written from (Data Picker, DD.MM.YYYY); Written until (Data Picker, YYYY-MM-DD).
=== A20 story
found 51 52 53
check days
As a course manager I want to publish an evening course so that the first places are sold by June. The course starts on Saturday, 6 June 2026 and takes place every Tuesday and Thursday for three weeks.
=== A21 story
found 58 59 66 72 74 78
check range
Seat label: Edit Line, between 8 and 3 characters, unique in the hall.
Row: Edit Line, a whole number from 1 to 40.
=== A22 story
found 51 52 53 54
Feature: Late return
  As a librarian
  I want to waive a fee
  So that a family in trouble keeps borrowing

  Scenario: one waiver a year
    Given a family that had no waiver this year
    When I waive 4.50 EUR
    Then the balance is 0.00 EUR
    And the second waiver of the year is refused
=== A23 story
found 58 59 66 67 68 74 75 80 82
Price per kilo - Edit Line. Decimals allowed, two places. Default 0.00. Mask 00.00. From 0.01 to 99.99. A valid value is 4.20; 420 is refused because nobody pays that for potatoes.
Pieces - Edit Line, integer only.
=== A24 story
The meeting was good. We agreed to meet again on Thursday. Anna brings the cake, Tom the projector. It is required that everybody reads the minutes before. The default is tea. Please be on time, a maximum of five people fits into the small room.
=== A25 story
found 51 52 53 64 73
vague 65 66
As a foster carer I want to keep a list of phone numbers, so that the babysitter finds the doctor at once.

Relationship field: we ask for it because the hospital wants to know who calls. Valid values apply. Authorised people may enter it. It can be changed after saving.
=== A26 story
found 51 52 53 54
As an anaesthetist, I want the last three blood pressures beside the name, so that I need not open the file during induction.

Done when a patient with only one measurement shows one, and a patient with none shows a dash.
=== A27 story
found 51 52 53
vague 57
As a scout leader I want to send one packing list per camp so that nobody forgets the sleeping bag. Done means done.
=== A28 story
found 51 52 54
vague 53
As a support agent, I want to merge two tickets so that it is better.
Acceptance criteria: the older ticket keeps its number; the younger one redirects to it.
`;
