export const otherForms = `
=== OK01 form
found 86 87 92 98 104 105 110 111 114 116
**Report a damaged pallet** (ticket WH-311)

As a forklift driver I want to report a damaged pallet while I stand next to it, so that I am not charged for damage done by the carrier.

Opened from the tile "Damage" on the scanner's home screen. Only drivers and shift leads see the tile.

Fields, in the order in which you have them in your hand:
1. Pallet number - one line of text, scanned or typed, required. Pattern: P followed by 7 digits, e.g. P0042317. "P42" is refused because it has too few digits. Two reports may have the same pallet number.
2. What is damaged? - radio buttons: wrapping, goods, pallet itself
3. How many boxes - whole number from 1 to 96. Shown only if "goods" was picked.
4. Photo - file, jpg or png, up to 8 MB
5. Remarks - text area, 500 characters at most, may be left empty

Button **Send report**: writes a row to table damage_report and returns the report number. A green bar at the top says "Report 1234 is saved" for 5 seconds. If there is no network: "Not sent. Stay on this screen and press Send again when you have a signal."

=== OK02 form
found 116
vague 98
hi all, for the new customer screen we need name, mail, phone, city. all mandatory fields must be filled of course.
values must be valid. if something is wrong an error is shown. when ok a success message comes. there is a save button. thx

=== OK03 form
found 90 91 93 94 105 106 107 108 109
## Vaccination appointment – booking mask

| Label | Type | Mandatory | Rule | Default |
|---|---|---|---|---|
| Insurance number | one-line text | yes | exactly 10 digits, mask 0000 000000 while typing; must not exist twice | empty |
| Date | date picker | yes | today to today + 60 days, typed as DD.MM.YYYY, shown as "Tue, 4 March" | tomorrow |
| Time | time picker | yes | 08:00 to 17:45, in steps of 15 minutes | 08:00 |
| Vaccine | drop-down, entries come from table vaccine_stock | yes | only those in stock on the chosen date | - |
| I had a fever in the last 7 days | check box | no | | not ticked |

- Each label stands above its field and stays visible.
- When the date changes, the list of vaccines and free times is loaded again.
- On opening, the practice's free days are fetched and the insurance number is filled from the login card.
- While loading, grey bars are shown; if there's no free day at all: "No free days. Call the practice on the number above."
- After booking the appointment can't be changed, only cancelled.

=== OK04 form
found 86 87 88 89 92 96 99 101 106 111 113 114 115 116 117 120
Form "Invoice approval"

Purpose: the cost-centre manager decides about one supplier invoice. He gets there via the link in the mail "Invoice waiting".

Top part, heading "Invoice" (nothing to type here, all text comes from the ERP): supplier, invoice no., amount in EUR with two decimals, due date.
Middle, heading "Positions": table, one row per invoice line, with a tick box in each row "accepted".
Bottom, heading "Decision":
 * Decision (radio): approve / refuse / forward
 * Reason (multi line, 10-300 chars), appears only when refuse is selected. Help beneath: "The supplier will read this sentence."
 * Forward to (select box, people from the directory service LDAP)

[Decide] button. Approve -> goes to finance lead, who sees the invoice, the ticks and the name of the approver. Tab goes from top to bottom, same as you read it.
Hovering the supplier's name displays the address; the address is also in the supplier page, which you get to with the hyperlink "Supplier page".
If another person has decided in the meantime: the record isn't overwritten, he sees "Already decided by <name>. Reload the page to see the decision."

=== OK05 form
found 114
vague 86
check days fields
Registration for swimming course (municipal pool)

We ask:
- Child's first name and surname
- Birth date (we ask because courses are by age: 4-6, 7-9, 10-12)
- Level: Seahorse, Bronze, Silver
- Emergency phone, placeholder "mobile preferred"
- Allergies - long text, optional

The form has nine fields. Parents fill it in themselves. Courses start on Monday, 3 June 2025.

Error if phone isn't valid.

=== OK06 form
found 92 98 105 107 110 113 116 118
Screen: Meter reading (tenant portal)

User story: As a tenant I'd like to enter my heating meter reading once a year so I don't pay an estimated bill.

AC:
- Given the new value is lower than last year's value, when I leave the field, then a warning "Lower than last year (4 512). Please check the meter again." is displayed, yet I can still send.
- Given the value has more than 3 decimals, then it is refused.
- Given I press "Send reading", then a row is added to METER_READING and the confirmation number comes back.

Fields
Meter number: readonly, fetched from the contract. Displayed as plain text.
Reading (kWh): single line, decimal number, max 3 decimals, 0 to 99999.999, example 4711.250. Hint inside of the empty box: "all digits incl. red ones".
Date of reading: calendar; YYYY-MM-DD; default = today; not in future.
Photo of the meter: picture upload (jpg/heic, 5 MB).
"Where do I find the number?" opens a 40-second video with subtitles.

After sending nothing can be edited.

=== OK07 form
found 92 95 97 99 100 104 106 107 109 116
vague 103
crm_contact_edit

fields: CUST_NM (varchar 60), CUST_TYP_CD (dropdown), CRT_DT (date), ACTV_FL (checkbox)
Save -> update CONTACT. If row version differs from the loaded one -> nothing is written, popup in the middle "Someone changed this contact. Reload and enter your change again", stays till closed.
Delete -> confirm dialog; removes the contact and its notes; admin can bring it back from the bin during 30 days.
dblclick on a row of the notes list opens the note, same as the Open button.
right click on row: Copy, Delete, Export. All three are in the "..." menu as well.
CUST_NM length max 60.

=== OK08 form
found 86 87 89 92 93 94 101 104 106 107 109 113 116 119
# Holiday request

Who: employees, from the menu My Time > New request. Managers don't use this one, they have another screen.
Why: one place to ask for days off.

**Box "When"**
From (date), To (date). "To" can't be before "From". If you change one of them, "Days used" is recalculated at once. Days used is shown, cannot be typed.
Half day? – checkbox, only visible if From = To.

**Box "Who stands in"**
Stand-in – choose one colleague from list of my team (list is kept in table TEAM_MEMBER). We ask this as customers have to know who picks up the phone.

**Send** sends the request for approval to the team lead, she sees dates, days left and the stand-in. On success: "Your request has been sent to Maria's inbox." shown below the button until the page is left.
On failure: "Could not send. Your entries are kept, try again in some minutes."

When it opens: remaining days are fetched from the HR service and From is preset to next Monday.

=== OK09 form
found 106 107
vague 105
Ticket: Gift card form

As a user I want to buy a gift card so that it is easy.

Acceptance: it works well and looks nice on all devices.

Amount (number), Recipient (text), Message (text), Delivery date (date).
Fields have the right length. Default values are set sensibly. Help texts where needed. Dropdown for amount. The date has the right format.

=== OK10 form
found 87 92 98 102 103 105 106 107 108 109 116
Form: Lab sample intake

Lab assistants open it from the worklist "Arrived today"; QA reads only.

Sample code
  one line. Mask AA-0000-00 while typing. Unique over all years. Not changeable after save. Ex.: BX-2291-07. Wrong: bx229107, since hyphens are missing. Stored in sample.code.
Sample kind
  select box: blood, urine, tissue. List is maintained in table sample_kind by QA.
Volume ml
  decimal, 1 decimal place, 0.5 - 50.0
Number of tubes
  integer 1..12
Taken at
  date + time picker. Entry 24h HH:MM, display 2:05 PM style for the US site.
Frozen
  checkbox
Storage temperature
  only if Frozen is ticked. between -80 and -20

Tubes * volume must not be over 200 ml.
Warning at volume under 1 ml: "Small volume. The lab may only run one test."
Save: insert in SAMPLE; returns the label number which is printed. Then opens form "Storage place" with the sample code.
Calls API card "Print label" with code and tubes.

=== OK11 form
found 87 92 102 104 105 110 111 114 116 117
check days
Chat, 14:02
Anna: so what's on the complaint form?
Piotr: top: order number, one line text, u type it or it comes with the link from the mail
Piotr: then "What went wrong?" 4 radio: late, broken, wrong item, other
Piotr: if other -> textarea "tell us", min 20 max 1000 signs
Anna: and files?
Piotr: yes pdf or jpg, 10 mb max each
Anna: who can see?
Piotr: customers only, from Orders > Order detail > "complain" link. agents use the internal one
Piotr: click on Send posts to POST /complaints (API card "Create complaint") w/ order no, reason, text
Piotr: and then green toast bottom right 4 sec "Thank you, we answer within 2 days"
Anna: mail template says 5 days
Piotr: hm. whatever

=== OK12 form
found 86 89 91 93 95 96 97 106 112 113 115 119 120
Machine setup sheet (production, tablet)

The sheet does one job: recording with which settings a job was started.

Group frame "Job": Job number (fetched via barcode), Article (shown as text, from job), Picture of the article with alt text "Drawing of article, front view".
Group frame "Settings": Speed in rpm [integer, 100-3000, preset 1200], Pressure in bar [one decimal, 0.5-8.0], Tool [select; list lives in tool management system].
Group frame "Check": table of check points, each row = one check point, w/ an OK box inside the row.

Setter enters; shift lead may correct until the job ends, thereafter nobody.
Changing the tool sets pressure's upper limit: for tool class B 4.0.
Mouse over the tool shows its wear, which is also listed in the tool page.
Double tap/double click on picture enlarges it; a magnifier button does the same.
Long press / right click on a check point: "Not applicable", "Add note" - both also behind the three dots.
Empty state: "Scan a job to start." Loading: spinner in the frame. Error: "Job not found. Scan again or type the number."

=== OK13 form
found 87 89 90 105 107 108 114 118
vague 86
check dates
Formular "Car damage notice"

Please note that this form is for insured persons. They are coming from the button "Notify damage" of the start page. It has a headline and underneath three sections with each a heading: Vehicle, Event, Contact.

Vehicle: licence plate (text one line, 2 to 10 signs, e.g. "GR 48213"), kilometre reading (no decimals)
Event: date of damage (date choose or type, TT.MM.JJJJ; not later than today), hour (time choose), description (multi-line)
Contact: phone with mask +41 00 000 00 00, e-mail

It is required: licence plate, date, phone. Not required: hour, e-mail.
The date of damage must be in the future.
E-mail is asked because we send there the claim number only.
Labels are always over the inputs, never only inside.
Below phone in small letters: "We call between 8 and 17 o'clock."
Also a short film (with captions) how to make good photos.

=== OK14 form
found 116 117
Login form. Email, password, "Forgot password?" link that goes to the reset page. Button "Log in".
Wrong: "Email or password is wrong. Try again or reset your password." Password 12 to 64 characters. Email is unique per account.

=== OK15 form
found 92 93 101 105 106 110 113 116
### Supplier onboarding – step "Bank details"

Story: As a supplier's bookkeeper, I enter our bank account once so that our invoices get paid without call-backs.
Depends on: SUP-12 (create supplier) and SUP-15 (IBAN service), both must be done before.

| # | Field | Input | Who | Source | Saved to |
|---|---|---|---|---|---|
| 1 | Account holder | edit line, 2–70 chars | bookkeeper | typed | supplier_bank.holder |
| 2 | IBAN | edit line, mask groups of four | bookkeeper | typed | supplier_bank.iban |
| 3 | Bank name | label | nobody | calculated from IBAN | not stored |
| 4 | Currency | select box (list in table currency) | bookkeeper | chosen, default EUR | supplier_bank.currency |
| 5 | Proof | file picker pdf ≤ 3 MB | bookkeeper | uploaded | document store |

IBAN: required, unique across suppliers. Good: CH93 0076 2011 6238 5295 7. Refused: CH93 0076, too short.
On change of IBAN the bank name is looked up and displayed next to it.
"Submit for check": sent to treasury clerk; he sees all five values and the proof. Done when: the clerk can open it (yes/no), the IBAN is shown in groups (yes/no).

=== OK16 form
vague 87 88 89 91 96 100 101 116
Event check-in, kiosk

Visitor types her ticket code. Screen has big letters. There's a Next. Some help is shown. The sections are arranged logically. Everything loads quickly. Roles: all users. The video at the entrance explains how queues work. Someone must approve before. Hover effects per style guide. Confirmation before delete.

=== OK17 form
found 92 93 98 102 107 109 111 114 116
check numbers
Donation form (web)

**Amount** – radio 20/50/100/other. "Other" reveals an amount box; min 5, max 10 000, two decimals.
**How often** – once or monthly (radio)
**Start on** – date field, visible when monthly; shown as 1 May 2026
**Card number** – shape 0000 0000 0000 0000 enforced as you type; placeholder "numbers only"; not stored with us
**I want a receipt** – checkbox; when ticked address becomes obligatory
**Address** – 3-line textarea

Why we ask your address: the tax office accepts receipts only with one.

Below, "Donate now". Clicking charges the card through the API "Create payment" with amount, currency, token, and puts a line in table donation; donor gets the receipt number.
OK: "Thank you! Your receipt number is 77-…". Not OK: "Your bank refused. No money was taken; try another card."
Also a warning above 1000: "This is a large sum. Is it right?"
Minimum amount is 10.

=== OK18 form
found 87 88 91 92 93 94 95 96 97 98 99 100 104 106 107 108 116
Room booking dialog - spec v0.3

1. Room: pick list. 2. Day: date picker, default today. 3. Start, 4. End: time pickers, quarter hours. 5. Title: max 80. 6. Attendees: 1 – capacity of the chosen room, whole number.

- End must be after Start.
- Choosing another room changes the upper limit for attendees.
- Opened by any employee by clicking a free slot in the floor calendar; assistants can open it for their boss from the boss' calendar.
- focus order 1..6 = order on screen, left to right, top to bottom
- onload: room and start come from the slot that was clicked.
- Save creates an entry in table BOOKING and gives the booking id back; toast "Booked" top right, 3 s.
- Delete booking: asks "Cancel this booking?", removes the booking, can be restored from Trash for 7 days.
- Double-clicking a booking opens it, like Enter or the pencil icon.
- Right-click on a booking: Move, Copy, Cancel (all in toolbar too).
- Tooltip on room shows equipment, same as on room page.
- existing booking changed by somebody else while open: mine isn't saved, both versions are displayed side by side.
- If loading fails: "Calendar is not reachable. Retry." with a Retry button; without rooms: "No room free that day".

=== OK19 form
found 109 110 111 112 114
check range
Pet adoption application — shelter volunteers asked for this

The applicant says which animal, how they live, who's home in the day. Housing: flat / house / farm (all three visible, pick one). Garden yes/no tick. Landlord's consent as PDF up to 2 MB, needed only when Housing = flat.
Tell us about yourself: many lines, between 50 and 2000 letters.
Picture of the animal on top (alt: name and breed of animal).
We need your working hours because puppies can't be alone for over 4 hours.
The dog must be no older than 3 and at least 8 years.
Applicant cannot change answers after sending. One application per animal and person.
Volunteer enters the visit date; applicant cannot.

=== OK20 form
found 86 87 88 89 91 92 93 94 98 104 106 113 114 116
"Shift swap" form, nurse app
-----------------------------
NAME AND AIM: Shift swap. One nurse offers one shift.
ENTRY: nurses, via My Roster > tap on a shift. Ward manager: via Approvals.
LAYOUT: one column, read top-down, tab follows.
HEADINGS: "My shift", "Who takes it".
FIELDS:
 a) My shift - text, not editable, fetched from roster
 b) Colleague - drop-down from roster table WARD_STAFF, only those with the same qualification
 c) Note - textarea, optional, up to 200
ON OPEN: roster of next 28 days is fetched; while waiting "Loading your roster …"; empty: "You have no shifts to swap".
ON CHANGE of b): shows hours of that colleague in the week.
BUTTON "Offer swap": creates a row in SWAP_REQUEST, state = offered, shows number; message in the sheet's header "Offered to <colleague>", till colleague answers.
WARN: "With this swap you work 6 days in a row."
FAIL: "Shift was already swapped. Go back and choose another one."

=== OK21 form
found 92 93 99 106 107 116
check dates range
Address change (bank)

Customer can change his adress. Fields: Street + nr, Postcode, Town, Country, valid from.
Postcode 4 digits for CH, 5 for DE/FR; so it depends on Country. Country list: ISO list in table COUNTRY. Default Switzerland. Postcode eg 8004; 804 not ok (only 3 digits).
When postcode is entered, Town is filled automatically but can be overwritten.
valid from: date, dd.mm.yyyy, between 1.1.2026 and 31.12.2025.
Must: all besides valid from. Street up to 50.
"Save change" -> updates the customer's row in ADDRESS; if meanwhile changed by the branch, customer sees both and decides.
help under valid from: "Leave empty if you already live there."
Customer advisor may look but not enter.

=== OK22 form
found 87 89 108 110 111 112 114 115 117 118 119 120
check names
Construction diary, daily entry. Site foreman, from the site list, after picking a site.

Left column Weather & People, right column Work & Incidents (each is a framed block with title).
People on site: table, a row = one company, with headcount (integer 0–200). Each row has a tick "own staff".
Weather: radio sunny, rain, snow, wind. Temperature decimals 1.
Start of work / End of work: clock inputs, 06:00–20:00.
Work done: big text field. Help next to it: "Write what was finished, not what was planned."
Photos: jpg up to 12 MB, each with a description for people who can't see it.
Signature: the project manager signs on Friday.

Saving twice a day for one site isn't possible - one entry per site and day. Entry is editable until midnight, afterwards locked.
The instruction film (captioned) is linked as "How to fill the diary".
Placeholder in Work done: "e.g. formwork axis C".
The form is named "Site journal" in the menu and "Construction diary" in the print.

=== OK23 form
found 86 87 92 95 96 97 98 104 105 111 112 114 115 116 117 118
Survey after museum visit; wiki page

*Goal of the form*: know in one minute if the visitor would come back.
*Where from*: visitors scan the QR code at the exit.
1) "Would you come back?" radio yes / maybe / no – compulsory
2) "Which rooms did you see?" list of rooms with a small box to tick in each list item
3) "What did you miss?" text over several lines, only if answer to 1 isn't yes
4) "E-mail for the raffle" one line, placeholder name@example.org, one entry per e-mail

A video greeting of the director plays on top, with captions in 4 languages. Under it a plan of the museum (image, alt text: list of rooms).
Link "Privacy page". Button "Send answers": answers go to table VISIT_SURVEY, and the raffle number is returned.
Double-click on a room in the plan ticks the room - same as a click on its box. Long hover displays the room's name, which is in the list anyway. Right click on the plan: Zoom in, Zoom out; plus/minus keys do it too.
Message "Good luck, your number is 551" replaces the form and stays.

=== OK24 form
found 92 100 103 106 111 113 116
Fuel card request

As a fleet manager I order a fuel card for a driver so that the driver needn't pay with own money.
Driver: select from HR list. Card limit per month: 100 - 800 EUR, whole euros. PIN letter goes to: (o) office (o) home.
If 'home' is chosen, home address gets displayed as fixed text from HR.
Criteria: 1. limit 801 is refused with "The limit is 800 EUR at most. Lower it or ask finance." 2. a driver with an active card can't be picked. 3. after Order the card appears in the list with state "ordered".
Comes after FC-2 and needs FC-1 (HR interface).
Delete of an order: asks first, deletes order and letter, undo for 24 h through "Deleted orders".
After Order the form "Driver agreement" opens with the driver number.

=== OK25 form
found 87 92 93 99 100 101 102 103 105 108 109 113 116
Form for the hotel front desk: late check-out

Receptionist opens from guest folio (button Late out).
Room [label, from folio]; New time [time picker, 12:00–18:00, display 24h]; Fee [calculated: 15 per hour, not typed]; Reason [edit line 3..40]; Approved by duty manager [check box, only the duty manager can tick].
New time is changed -> Fee is recalculated.
Guest is VIP => Fee 0 and box "Approved" hidden.
Save -> updates FOLIO; when the folio was closed in between, nothing is saved and reception is told "Folio is closed. Reopen it first."
Send -> for approval to duty manager; he sees room, time, fee.
Cancel late-out -> asks for confirmation, removes time and fee, restorable from folio history.
Calls "Lock extend" API with room and time.
Click on the room opens form Guest with the folio id.

=== OK26 form
found 92 94 98 100 102 103 113 116 117 120
Order form bakery wholesale

Story: As the buyer of a café, I place tomorrow's order before 15:00, so there's bread at opening. Needs story BW-4 first, the price list.
Tester's list: order at 15:01 is blocked, yes/no; total equals sum of the rows, yes/no.
On opening yesterday's order is filled in. Table: one row = one article; columns article (text), pieces (integers 0-500), price. Total at the bottom in CHF, 2 decimals, readonly.
"Place order" sends to ORDER_HEAD and ORDER_LINE and gives back the order number; "Order placed for tomorrow, van arrives 5:30".
Warning "Twice as much as usual?" when pieces > 2x average.
"Open price list" opens the form Prices carrying the customer no.
Remove row: confirm, row goes, Undo link remains for 10 s.
"Delivery notes" is a link to page Delivery notes.
Our API card Create order is called with customer no, date, lines.

=== OK27 form
found 87 88 89 90 101 107 110 112 119
Visa pre-check. Travel agents (b2b), from Bookings > Documents.
Layout: reading order, visual order and tab sequence are the same. Every input has its label on the left, always visible. Fieldset "Passport": passport no, expiry date (entry ddmmyy, display 05 Jan 2027), nationality. Fieldset "Trip": country, arrival.
Story: As a travel agent I check the papers of one traveller so that nobody is sent home at the airport. Waits for VC-3 (country rules).
A warning if passport expires in under 6 months after arrival: "Passport may be refused at the border." Expired: "This passport has expired. Enter a new one."
Send for approval to visa desk, they'll see passport scan and trip.
Passport scan: pdf/jpg max 4 MB. Preview image has alt text "Passport scan, page 2".
Help near passport no: "9 characters, top right." Placeholder: X1234567. It can not be altered once the visa desk has approved.

=== OK28 form
found 86 90 91 112 118
check days
Parking permit (town hall)

Purpose of form: apply for a permit for one car. Every field has its label above it. Fields go like: first the plate, then zone, then dates, because people know the plate by heart.
Plate must be unique among valid permits, whole plate in capitals. Valid zones A-F. Permit from/to.
As long as zones load: "Loading zones…". No zones: "No zones in your street. Call 555 01 20."
The map of zones is an image described as "Zones A to F around the centre". Film "How to find your zone" with subtitles.
Story: As a resident I apply for a permit so I do not get fines. Depends on PP-1 being finished. Team's definition of done applies.
Processing takes 3 days. The applicant gets the decision after 10 days.

=== OK29 form
found 88 89 90 95 96 97 103 105 115 116 119 120
Spare part request (rail depot)

As a depot mechanic I request one spare part from the store so that the train is back on the line the same night.
Tests: part 000 000 is refused (y/n). Mechanic sees the request number (y/n).
The tab key follows the eye: left column down, then right column; that's also the order on paper. Every field has a label at its left.
Frame "Train": train number [edit line, saved in request.train_no, letters and 3 digits]. Frame "Part": table, each row is one part; a "urgent" box sits in every row.
Right-click on a row: Remove, Duplicate (also in the row's menu). Double-click on a row opens it, so does the arrow. Mouse over the part number shows its shelf, which is a column as well.
"Find part" opens the form Part Search carrying the train number.

=== OK30 form
vague 90 93 94 95 97 99 102 103 104 110 112 118 119 120
Requirements for the feedback mask (draft, please complete!)

The mask has a picture and a video. It is clear why we ask. An example will be given. Storage: database. Labels are there. On load something is loaded. On change it reacts.
Double click is supported, right click too. It calls our API. It opens another form. Existing records are updated. A message pops up. A warning comes in certain cases.
Some fields depend on others, some are only visible sometimes. Numbers are numeric. Files can be attached. There's a table and a group.

=== OK31 form
found 87 105 111
vague 108 109 114 117
Form: tool rental return

Rental clerk, opens from "Open rentals".
The unique design of the form helps to sell. The mask was worn until 2022. Our radio spot starts on Monday. The table in the shop is 2 m long. Time is money. The button of the machine is red.
Tool number: one line. State: good / worn / broken, all to be seen at once. Fields may be editable or readonly. Uniqueness is checked where needed. There are placeholders and masks. Numbers are whole or decimal as required.
Times, check boxes and links as in the other forms. Multi-line text where sensible. Stories that come first: to be found.
`;
