export const writtenForms = `
=== W01 form
found 86 87 88 89 90 91 92 93 94 98 99 100 102 104 105 106 107 116
Form: Pause a vegetable box
Purpose: a subscriber pauses deliveries for a holiday, so that no box spoils.
Opened by: subscribers, from the page My boxes.

Reading order, visual order and tab order are the same: top to bottom.
Every input has a visible label above it.

When
- From (Data Picker): required
- Until (Data Picker): required

Why
- Reason (Select Box): holiday, moving or other
- Note (Edit Line)

When the form opens, the next delivery day is filled in from the subscription.
When From changes, Until shows the same week.
While the weeks are loading, two grey lines are shown. If there are no weeks to pause, it says "There is nothing to pause." If reading fails, it says "We could not read your weeks. Try again."

A click on the button "Pause" writes a row to the table pause and returns its number.
A pause can be edited: the row with this number is updated; if somebody else has changed it meanwhile, both versions are shown.
Delete: asks "Deliver again from Monday?" and removes the pause; Undo brings it back for a day.
It calls the API pauseDelivery with the customer and both dates.
Above the form "Your boxes are paused." stays until the page is left.
=== W02 form
vague 86 87 88 90 92
Customer form
Everyone can access it. It has a clear layout and meaningful labels. When the button is clicked, the necessary action happens.
=== W03 form
found 86 87 92 98 106 109 116
New volunteer
The coordinator of the food bank enters one new volunteer after the first talk. Coordinators open it from the list of volunteers.
- Languages (drop-down)
- Has a driving licence (checkbox)
- Save volunteer (button)
When Save volunteer is pressed, a new row is written to volunteer_list and the list shows it first.
=== W04 form
found 95 96 97
Events of the floor plan
ondblclick on a room: opens its bookings; the button Bookings does the same.
onmouseover on a room: shows its size, which is also in the table.
onrightclick on a room: Block and Rename; both are in the menu of the room as well.
=== W05 form
vague 95 96 97
The map of the campsite
A double click zooms in. Hovering over a pitch shows the price. The context menu has more functions.
=== W06 form
found 101 103 99
vague 100
Purchase request, second page
"Add a supplier" opens the form Supplier with the number of the request.
Submitting sends the request to the head of purchasing for approval; she sees the supplier, the sum and the reason.
The record with this number is updated. When another colleague has changed it since, the newer version wins and the other is shown beside it.
The row can be deleted.
=== W07 form
vague 99 100 101 102 103 104
Records can be updated and deleted at any time. The form needs approval. The backend is called. It opens another form. A success message is shown.
=== W08 form
found 110 112 113 114 117 118
Inputs of the claim form
| Input | Type | Remark |
|---|---|---|
| Photos of the damage | File Picker | JPEG or PNG, at most 10 MB each |
| Sketch | Image | alternative text: where the cars stood |
| Claim number | Label | |
| What happened | Textarea | |
| How claims are paid | Hyperlink | to the page Payments |
| How to take photos | Video | with captions |
=== W09 form
vague 110 112 116 118
Inputs
- Attachment (File Picker)
- Logo (Image)
- Introduction (Video)
- Button
=== W10 form
found 115 119 120 113
Fields
- Dishes (Table): one row per dish of the menu
- Sold out (Inner Check Box)
- Allergens (Group): frame around the fourteen allergens
- Date of the menu (Label)
=== W11 form
found 108 111 107 105
Inputs:
- Name (text box)
- Day (date picker)
- Time of arrival (time picker)
- Seats (radio buttons): window or aisle
=== W12 form
vague 120 117
Inputs
- Results (Table)
- Help (Hyperlink)
=== W13 form
found 94 93 92
vague 89
Delivery slots

onload: fetches the free slots of the next seven days.
onchange of Postcode: the list of slots is filled again.
onclick of Reserve: reserves the slot for ten minutes.
The inputs are grouped logically.
=== W14 form
vague 92 93 94
onclick: the action.
onload: data.
onchange: other fields.
=== W15 form
found 89 90 106 111
Change of address

There are two sections: Old address and New address. Labels stand above the inputs.
- Country (Select Box)
- Who moves (Radio Button): only me, the whole household
=== W16 form
vague 91
The list of invoices

While the invoices are loading, a grey bar is shown.
=== W17 form
found 91
The list of invoices

Loading: five grey lines
Empty: "You have no invoices yet."
Error: "The invoices could not be read. Try again."
=== W18 form
found 88
vague 91
Tab goes through the left column first, then through the right column. All states are handled.
=== W19 form
found 102 104 92
Pay the deposit

When Pay is clicked, the form calls POST /payments with the amount and the booking number.
If the card is refused, "Your card was refused. Use another one." appears below the card number until it is changed.
=== W20 form
found 98 104
vague 102
Register a dog
Saving inserts one line into the table dog and returns the tag number. An API is called.
At the top of the form it says for ten seconds "Welcome, your dog has tag 1204."
=== W21 form
found 86 87
This form lets a tenant report a broken lift to the caretaker. It is opened by tenants from the QR code in the lift.
=== W22 form
vague 87 98
The form is opened by employees. Saving stores all data.
=== W23 form
Our meeting about the new form was on Tuesday. Karl will bring cake, and Ines reads the minutes. The table in the big room was removed and the picture beside the door hangs straight again.
=== W24 form
The price of the group ticket is 30 EUR. Children under six travel free. It begins with a video call, and each table has ten seats. Press the bell when you are done.
=== W25 form
found 100
Nothing can be deleted in this form; a wrong entry is crossed out.
=== W26 form
found 100 101
vague 86 99
Holiday form
Deleting a request: "Really withdraw it?" The request goes to the bin for a month.
The team lead approves it and sees the days that are left.
The existing record is updated. Edit the data in the list.
=== W27 form
found 103 99
Opens the dialog Contact with the id of the company. Update: the row of the company in company_list; if the version is older than the stored one, nothing is written and the differences are shown.
=== W28 form
found 96 97 112 118
Hovering over a bar shows its value; the value also stands in the table below.
A right click opens Copy and Rename. The same two are in the toolbar menu.
- Portrait (Image), alternative text: name of the person
- Safety (Video): subtitles in four languages
=== W29 form
found 95 110 115 119
Import of members

Double-click on a row: opens the member, the same as the link in the row.
- List (File upload): CSV, at most 2 MB
- Import (inner checkbox): ticked in each row
- Address (Group): street, number, town
=== W30 form
found 113 114 117 108
- Total (Label): calculated
- Message (multi-line text)
- "Terms" (hyperlink to the page Terms)
- Pick-up at (Time Picker)
=== W31 form
found 93 94
vague 90
When the form opens, the name and the class are read from the account.
As soon as Meal is set to vegan, Cheese disappears. The labels are descriptive.
=== W32 form
Please fill in everything by Friday. The office has no form for this any more, it comes by post. Thank you all for your patience and for the nice flowers.
=== B06 form
found 105 106 107 109 110 112 113 117 118
vague 116
Inputs of the driving licence form
Surname: Edit Line
Country: Select Box
Date of birth: Data Picker
I wear glasses: Check Box
Scan: File Picker, PDF or JPEG, at most 5 MB
Photo: Image, with the text "Your photo"
Fee: Label
What we do with your data: Hyperlink to the page Privacy
How to take the photo: Video with captions
Button
=== B12 form
found 86 87 94 99 106 116
Change the shift of a nurse

The ward manager moves one nurse to another shift. It is opened by ward managers only, from the roster.
When it is opened, the name, the ward and the present shift are filled in from the roster.
New shift: drop-down list.
Button: Move shift.
Moving updates the row of the nurse in roster; when the row was changed by somebody else in the meantime, nothing is written and the new row is shown.
`;
