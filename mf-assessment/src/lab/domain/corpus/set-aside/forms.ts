export const setAsideForms = `
=== B01 form
found 86 87 88 89 90 92 93 94 98 104 105 107 108 111 114 116
Form: Report a lost parcel
Purpose: a driver reports one parcel that cannot be found, so that the depot searches on the same day.
Opened by: drivers, from the list of their tour.

Where it was
- Parcel number (Edit Line)
- Last seen on (Data Picker)
- Last seen at (Time Picker)

Why it is gone
- Reason (Radio Button): fell off, wrong address, stolen
- Remark (Textarea)

Reading order and tab order are the order above. Every input has its label above it.

When the form opens, the tour of today is fetched.
When Reason changes to stolen, the input Police number appears.
A click on the button "Report" writes a row to lost_parcel and returns the number of the report.
Then the message "We search from 14:00." is shown above the form until it is closed.
=== B02 form
vague 86 92 104
The settings form

Users can change all settings. When the button is clicked, the appropriate action is performed. A message is shown.
=== B03 form
found 86 91 94 102 106 120
## Choose a berth

Guests of the harbour choose a free berth for one night.

- Length of the boat (Select Box)
- Free berths (Table): one row per berth, with its number, depth and price

On load the free berths are read.
While they are loading, three grey rows are shown. Without a free berth it says "No berth is free tonight." If reading fails, it says "The list could not be read. Try again."
Choosing a row calls the API reserveBerth with the number of the berth and the night.
=== B04 form
found 99 100 101 103
vague 98
The order sheet of the canteen

Saving stores the data.
Update: changes the row of the order with this number in the table meal_order; if somebody else has changed it meanwhile, both versions are shown and one is chosen.
Delete: asks "Delete the order of Monday?", removes the order, and Undo brings it back for ten minutes.
Submit sends the order to the head of the kitchen for approval; she sees the meals, the number of guests and the price.
"Add a guest" opens the form Guest with the number of the order.
=== B05 form
found 95 96 97 92
vague 94
Seat map

onclick: marks the seat as chosen.
ondblclick: chooses the seat and goes on to payment; the button Continue does the same.
onmouseover: shows the price of the seat, which also stands in the list below.
onrightclick: opens Block and Free; both are in the menu Actions as well.
onload: loads the data.
=== B07 form
found 86 87 119 115 116 120
vague 100
# Pack a relief box

The warehouse volunteer ticks what went into one box. Volunteers open it from the screen Boxes of today.

| Element | Type | Notes |
|---|---|---|
| Food | Group | frame around everything that can be eaten |
| Items | Table | each row is one article of the packing list |
| Packed | Inner Check Box | in every row of Items |
| Close box | Button | |

Boxes can be deleted.
=== B08 form
found 86 90 92 93 98
vague 91
Booking form for the laundry room: a tenant books one machine for two hours.

All fields have visible labels. If the tenant picks another day, the list of free hours is filled again. Clicking Book saves a new row in the table booking and gives back its code. Errors are handled.
=== B09 form
vague 88 89 90
This form is well structured and has a clear layout. The fields are grouped logically. Labels are self-explanatory.
=== B10 form
As the treasurer I hope that the form gets finished before Easter. Last year we had three of them and nobody knew which one to take. Please ask Miriam, she has the list.
=== B11 form
found 93 104 109 111 114
vague 102
Feedback after a visit

How was it? (radio buttons: good, fair, poor)
What can we do better? (multi-line text)
You may call me (checkbox)

onchange of "You may call me": the phone number becomes required.
The API is called.
A thank-you "Thanks, we read every line." appears at the top of the page for five seconds.
=== B13 form
found 86 100 103 117 113 112
vague 110
Photo album of the club. It lets a member remove one picture.

Picture (Image, alt text: the title of the picture)
Taken by (Label)
"All albums" is a hyperlink to the list of albums.
File picker for a new picture.

Delete: after "Really remove it?" the picture goes to the bin and can be restored within 30 days.
Edit title opens the form Title with the id of the picture.
=== B14 form
vague 87 93 101
Expense form. Anyone can open it. When a value changes, other fields are updated accordingly. Afterwards it is sent for approval.
`;
