export const writtenStories = `
=== S01 story
found 51 52 53 54 56 58 59 61 66 70 71 79 83 85
US-014 Pause a vegetable box

As a subscriber, I want to pause my deliveries for a holiday, so that no box spoils and no box is paid for.

Acceptance criteria
- A paused week is not charged.
- The pause can start on the next Monday at the earliest.
- Given a pause of two weeks, when the second week ends, then the next box comes on the usual day.

Inputs
- From (Data Picker): required, DD.MM.YYYY, not earlier than next Monday
- Until (Data Picker): required, not before From
- Reason (Select Box): holiday, moving or other
- Credited boxes (Label): calculated from From and Until

Success message: "Your boxes are paused. We credit two boxes."
Error message: "Until is before From. Choose a later day."

Dependencies: US-009 Change the delivery day
=== S02 story
vague 51 52 53 54
As a user, I want to handle my orders so that everything is easier.

Acceptance criteria:
- Works fast
- Is intuitive and modern
=== S03 story
found 51 52 53
As a school bus driver, I want to see the stops of today in order, so that no child waits at a stop I have passed.
=== S04 story
found 51 52
vague 53
As a pharmacist I want to print the label of a medicine so that I can print labels of medicines.
=== S05 story
found 51 53
vague 52
As a volunteer coordinator I want to add, edit and delete shifts so that Saturday's market is never short of hands.
=== S06 story
vague 51
The system should send reminders. We need this before summer because last year a lot of members forgot to pay.
=== S07 story
found 51 52 53 54
As a dentist's receptionist
I want to move an appointment by dragging it
So that the caller hears the new time before hanging up

Given an appointment at 09:00
When I drag it to 11:30
Then the patient gets a text message with 11:30
And 09:00 is free again
=== S08 story
found 51 52 54
As a gardener, I want to record the water meter.

Done when:
* a reading lower than the last one is refused
* the usage since the last reading is shown in litres
=== S09 story
found 51 52 53 57
As a newspaper editor I want to lock a headline at 22:00, so that the printed page and the website agree.

Definition of done
- peer review finished
- test for summer time recorded
- screenshot of both pages in the ticket
=== S10 story
found 58 59 66 67 68 71 74 78
Postal code (Edit Line): mandatory, exactly 5 digits, whole number. Valid: "10115". Refused: "1011", one digit is missing.
House number - Edit Line - optional - from 1 to 999
=== S11 story
vague 66
The order form has a type field where the usual options can be chosen: box, bag, etc. There is a field for remarks too.
=== S12 story
vague 83 84 85
When the visitor presses Send, a success message appears. If the message is too long a warning is shown. If the server is down an error message is displayed.
=== S13 story
found 83 84 85
After sending the page says "Thank you, we call you tomorrow."
It warns "This number looks short" when there are fewer than six digits.
If sending failed: "That did not work. Please call 030 1234."
=== S14 story
found 58 59 69 80 81
Nickname (Edit Line), placeholder "Kiki", default is empty. Help text: "Only your team sees this name."
=== S15 story
vague 69 81
Every text field has a placeholder. There are tooltips for everything.
=== S16 story
found 58 61 62 65 77
Inputs
Customer number: fetched from the contract, stored in orders.customer_no, read-only
Name: typed by the caller's agent, saved to the column full_name
=== S17 story
vague 62
All data of the form is stored in the database of course, and nothing should get lost.
=== S18 story
found 58 59 63
Inputs:
- Company invoice (Check Box)
- VAT number (Edit Line): visible only if Company invoice is ticked
=== S19 story
vague 63
The discount field appears when needed.
=== S20 story
found 58 59 72 73 78
Badge number (Edit Line): 4 digits, unique among all employees, cannot be changed after saving.
=== S21 story
found 58 59 66 75 79 80
Amount (text field): two decimals, between 0.50 and 500, default 10.00
Booked at (Time Picker): HH:mm
=== S22 story
vague 78 79
The title field takes a short text. The start field takes a valid date.
=== S23 story
found 58 59 82
Phone (Edit Line), mask: 000 000 00 00
=== S24 story
vague 82
The phone field has a mask.
=== S25 story
found 58 59 65 73
Inputs
Grade (Select Box): only the class teacher may change it, until the term ends; afterwards it can be corrected by the head of school.
=== S26 story
vague 65
The salary field is only for authorised users.
=== S27 story
found 58 59 64
Birthday (Date Picker): we ask because the fare depends on age.
=== S28 story
found 58 59 76
Country (dropdown): values come from table country, kept by the back office
=== S29 story
found 51 52 53 54
check names
As a member, I want to freeze my membership, so that I do not pay while my leg is in plaster.

Acceptance criteria
- The user gets a letter with both dates.
- A freeze of less than 14 days is refused.
=== S30 story
check numbers
Late return. The late fee is 2 EUR per day. After a week the book counts as lost. The late fee of 3 EUR is shown at the desk.
=== S31 story
check days
The workshop takes place on Friday, 10 November 2026 in room 4.
=== S32 story
check days
The swimming course starts on Sunday. It takes place every Monday and Wednesday until the holidays.
=== S33 story
The swimming course starts on Monday. It takes place every Monday and Wednesday until the holidays, the last time on Wednesday, 16 December 2026.
=== S34 story
found 58 59 79
check dates
Inputs
Arrival (Date Picker): MM/DD/YYYY
Departure (Date Picker): DD.MM.YYYY
=== S35 story
found 58 59 79
Inputs
Arrival (Date Picker): typed as DD.MM.YYYY
Arrival on the ticket (Label): shown as YYYY-MM-DD
=== S36 story
found 58 59 66
check range
Number of guests (Edit Line): between 12 and 2.
=== S37 story
As discussed in the hallway, I want you to send me the minutes by Friday. Thanks for yesterday, it was a nice evening. As soon as the train tickets are booked I will tell everyone. The default answer is no.
=== S38 story
En tant qu'abonné, je veux suspendre mes livraisons pour les vacances, afin que les légumes ne pourrissent pas et que je ne paie pas pour rien. Le début est un lundi, la fin est un dimanche.
=== S39 story
found 51 52 53
As a Straßenbahnfahrerin (tram driver) in Łódź, I want to report a blocked switch with one tap, so that dispatch reroutes line 12 before I stand in it.
=== S40 story
found 51 52 53 54 56
Role | forklift driver
Action | confirms a pallet with the scanner
Benefit | the truck leaves with the right pallets
Acceptance criteria:
1) an unknown pallet sounds twice
2) a pallet that was loaded before is refused
Depends on WMS-41.
=== S41 story
vague 56
Dependencies: TBD
=== S42 story
found 56
This is blocked by the new payment contract.
=== S43 story
found 51 52 53
vague 54
As an estate agent, I want to send a floor plan before the viewing, so that people who hate stairs stay at home.

Acceptance criteria
- Plans are sent properly.
- Everything works fine on mobile.
=== S44 story
found 54
Accepted when a refund above 50 EUR needs a second signature.
=== S45 story
found 51 52 53
As the conductor of the choir, I need to know who is ill, so that I can move the tenors.

It is good if this is easy. In the end we want a nice rehearsal.
=== S46 story
vague 58
The registration page has all necessary fields and a button to submit. The error handling is as usual.
=== S47 story
found 58
Inputs: From, Until, Reason, Reminder
=== S48 story
found 58 59 71
| Field | Type | Mandatory |
| Name | Edit Line | yes |
| Photo | File Picker | no |
=== S49 story
found 51 52 53 54 58 59 66 68 71 74 85
As a landlord I want to record the heating meter, so that the bill of March is not a guess.

Fields
Reading (Edit Line), required, at least 0, at most 99999. "12,5" is refused, the meter has no decimals.
Photo of the meter (File Picker), optional.

Accepted when a reading below last year's is questioned once and then taken.
If the picture is too large, an error says "The picture has more than 5 MB. Take it again in a smaller size."
=== S50 story
found 51 52
As an intern I want to find the coffee machine.
=== S51 story
vague 57
We say a story is done when everyone is happy.
=== S52 story
found 51 52 53 61 66 77 58 59
As a toll clerk, I want to see the price by class of vehicle, so that I do not look it up on paper.

Inputs
Class: Select Box with one of car, van, lorry
Price: read-only, calculated from class and hour
=== S53 story
A field trip needs a permission slip. Bring an input of five euros for the bus. The bus is required at eight, the driver prefers cash. At most 48 children fit.
=== S54 story
found 51 52 53
As a fisheries inspector, I can look up a boat by its number so that I know on the pier whether its licence is valid.
`;
