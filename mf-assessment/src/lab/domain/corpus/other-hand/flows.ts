export const otherFlows = `
=== OL01 flow
found 39 40 41 42 43 44 45 46 47 48 49 50
# Returned parcel flow
From: "Carrier drops parcel at gate 4" to: "Customer has the money back". Nothing before the drop and nothing after the refund is part of it.

Starts when the gate clerk scans the return label.
1. Gate clerk scans the label -> parcel id, order number to the warehouse system
2. Inspector opens the parcel and grades the goods -> grade A/B/C + photo
3. Refund clerk approves the amount -> order number, amount, IBAN to the bank
4. Warehouse system sends a mail -> customer gets amount and date

Is the grade C? Yes: inspector calls the customer; no: go on with 3.
Outside: carrier (brings the parcel), bank (pays), customer.
Stores: RETURNS (written by gate clerk and inspector, read by refund clerk), ORDERS (read only, by all).
About 240 parcels a day; scanning takes 20 seconds, inspection 6 minutes.
Label not readable: clerk types the order number. Bank refuses: money stays on the list "open refunds", refund clerk calls the customer.
Ends: the refund is booked and the parcel has a shelf.
Stories: step 1 RET-4, step 2 RET-5/RET-6, step 3 RET-9, step 4 RET-11.

=== OL02 flow
vague 41 42 43 46 47 49
Onboarding. User signs up, then fills some data, then it gets checked and then he's done.
If there is an error the error is handled. The responsible people are informed. Data is stored in the database.

=== OL03 flow
found 40 43 44 47 48
**Lunch pre-order (canteen app)**

1. Guest opens menu
2. Guest picks a dish
3. Guest picks a time slot
4. Guest pays
5. Kitchen prints slip
6. Guest takes the plate

Payment goes thru PayNord (external). Decision after 3: slot full? yes -> show next free slot / no -> pay.
~ 900 orders per day, a guest needs 40 sec for 1-4.

=== OL04 flow
found 40 41 42 43 44 45 47 49
Process: claim for hail damage

Trigger: an e-mail with at least one photo arrives in claims@.

| No | Who | Does what | Hands over |
|---|---|---|---|
| 1 | Claims assistant | registers claim | claim no., policy no. |
| 2 | System | reads policy | cover, excess |
| 3 | Expert | estimates damage | amount, report pdf |
| 4 | Claims handler | decides claim | decision, reason |
| 5 | Accounting | pays garage | amount, garage IBAN |

Q: Covered? – covered / not covered / unclear. Not covered -> letter of refusal and close. Unclear -> back to 3.
If the expert can't come within 5 working days, the handler books the external expert office.
Done = garage is paid or customer has the refusal letter.

=== OL05 flow
vague 39 48
The flow of visitors through our museum shop is well-liked: they start at the postcards and end at the coffee. Decisions are taken by heart.
We keep stock in the cellar store. Every arrow on the floor is yellow. Around 300 people on Sundays, who stay about 12 minutes.

=== OL06 flow
found 40 41 42 43 45 46 49
vague 39
Password reset

- "Forgot?" tapped on login screen (start)
- enter mail -> (mail address) -> auth server
- server writes token to TOKENS (only auth server reads and writes it), sends link by Mailbird, our mail provider
- person opens link -> (token) -> new password screen
- new password -> (token, password) -> auth server, writes USERS
- finish: old password doesn't work any more, person is logged in

link older than 30 min: "Link is too old", back to step one.
unknown mail: same answer as for a known one, nothing is sent.

=== OL07 flow
vague 41 42 43 44 47 48 49
How we hire (wordy version, sorry)

So usually what happens is that a team lead feels the need for somebody, at some point HR is told, an ad is put somewhere, and people apply. We look at the applications. Good ones are invited. There might be a second round. When someone isn't right we say so, usually. In the end a person is there. It takes long, sometimes very long, and there are many applications. HR does most of it.

=== OL08 flow
found 39 40 43 45 46 47 48 49 50
Flow "Blood sample to result". First step: nurse labels the tube. Last step: doctor reads the result. Agreed w/ lab and ward on 12 May.

1 Nurse labels tube (sample id, patient id)
2 Porter carries box to lab (list of sample ids)
3 Lab assistant loads analyser (sample id)
4 Analyser measures values (sample id, 14 values)
5 Lab doctor validates values (values, comment)
6 Ward doctor reads result

Analyser by the maker and the courier for special tests are outside.
LIS: written by lab assistant + analyser, read by lab doctor. Patient file: written by LIS, read by ward doctor.
180 tubes per day. Step 4 takes 11 min, step 5 about 2 min.
Tube broken -> nurse is phoned, new tube. Analyser down -> second analyser, then partner lab.
Step 1: LAB-101; 2: none; 3: LAB-103; 4: LAB-104; 5+6: LAB-110

=== OL09 flow
found 40 41 44 45 49 50
vague 43 48
check numbers
ticket: checkout flow v2

cart -> address -> shipping -> payment -> confirmation

on cart: press "to checkout" starts it
address screen passes name, street, postcode to shipping
shipping passes method + price to payment
payment passes order total + token to payment company KardoPay
confirmation shows order no.

stock is gone at payment? yes: back to cart with hint, no: go on
card refused: stay at payment, choose other
story links: CHK-1 (cart), CHK-2 (address), CHK-3 (shipping), CHK-7 (payment), CHK-8 (confirmation)
Checkout lasts 3 minutes on average. In the test the average was 5 minutes.

=== OL10 flow
found 39 40 41 42 43 47 49
Library interlending

Begin: reader clicks "Order from other library".
End: book is back in the lending library, and reader's account shows no open item. What's before or after doesn't belong to the flow.

1. Reader orders book
2. Librarian checks catalogue
3. Partner library sends book
4. Librarian informs reader
5. Reader collects book
6. Reader returns book
7. Librarian sends book back

Partner library and post are third parties.
Book isn't available: librarian cancels order & tells reader. Book is lost by the post: partner library bills the post.

=== OL11 flow
found 43 44 46 47 48 49
check numbers
Expense report

We have 4 steps: 1 Employee scans receipt, 2 Employee picks project, 3 Manager approves report, 4 Payroll adds amount to salary, 5 Employee gets mail.

Approved? yes -> payroll. no -> employee corrects and sends again.
Every month approx. 1 300 reports; manager needs 2 min per report.
Receipts table: employees write, payroll reads. Salary system: payroll writes.

=== OL12 flow
found 39 40 41 43 44 45 47 49
check dates
## Fire alarm inspection, yearly

Scope: from the yearly date in the calendar up to the signed protocol.
The start event is "calendar reminder goes off 30 days before due date".

Planner makes appointment (building, date, inspector) -> Inspector visits building -> Inspector enters defects (detector no, defect) -> Owner repairs defects -> Inspector signs protocol (protocol pdf).

Inspection was due on 14 March 2025 and the reminder came on 2 April 2025.
Fork "Defects found?": none / small / severe. Severe means that the fire brigade, an outside party, is informed.
Nobody opens the door: inspector leaves a card, planner makes a new appointment.

=== OL13 flow
vague 40 41 42 44 47 48 50
Order to cash in short

External parties: yes. Start event: tbd. End state: tbd. Decision points: several. Roles: see RACI. Time and volume: to be measured. Stories: to be linked later.

=== OL14 flow
found 40 41 42 43 45 49
vague 46
User flow: book a test drive (4 screens)

Screen 1 Choose model. Screen 2 Choose dealer (dealer list is read from DealerHub, system of the importer). Screen 3 Choose day & hour. Screen 4 Contact data.
From 1 to 2: model code. From 2 to 3: model code, dealer id. From 3 to 4: slot id. From 4 to DealerHub: slot id, name, phone.
Starts with tap on "Test drive". At the end a slot is reserved for the customer in DealerHub and he has an SMS.
No slot in 14 days -> dealer calls back. Slot taken meanwhile -> screen 3 again, other slots.

=== OL15 flow
found 42 43 46 47 48 49
Waste container pickup (municipality)
1) Citizen calls hotline
2) Hotline agent creates order
3) Dispatcher plans tour
4) Driver empties container
5) Driver confirms order
6) Accounts clerk writes invoice

Volumes: 1) 60/day, 3 min each; 2) 60/day 2 min; 3) once per day 45 min; 4) 55/day 10 min; 5) 55/day 10 sec; 6) weekly, 2 h.
ORDERS – agent writes, dispatcher reads, driver writes status. INVOICES – clerk writes, citizen reads.
Container not at the street: driver takes photo, order goes back to dispatcher.
Driver ends his work at 16:00 with the last order confirmed; the orders list of the day is empty, that's the end.

=== OL16 flow
found 43 44 45 47 49 50
Content approval at the newspaper

Reporter writes story -> Desk editor edits it -> Lawyer? (only if names of private people are in it: yes lawyer reads / no skip) -> Chief of duty releases -> Web system publishes.

What travels: text + sources; edited text; legal remarks; release flag; article URL.
Refused by lawyer: back to the reporter with remarks.
Lawyer ill: no release after 18:00 of articles with names.
NEWS-21, NEWS-22, NEWS-25 and NEWS-26 realise writing, editing, legal check and release in this order.

=== OL17 flow
found 39 41 42 43 44 46 47 48 49
Incident flow (IT)

Name: Incident to fix. In: monitoring raises an alarm with red status. Out: service is green for 60 minutes and the report is filed. Those are the borders.

a. On-call engineer confirms the alarm
b. On-call engineer names an incident lead
c. Incident lead opens a call
d. Team finds cause
e. Team rolls back
f. Incident lead files report

Is the customer affected? Yes -> status page; No -> internal only.
Not confirmed in 5 minutes: the deputy is called; then the head of operations.
On average 9 incidents per month, 70 minutes from a to e.
Incident DB: lead writes, everyone reads.

=== OL18 flow
found 40 41 47 49
vague 39 43
Return to work after long illness.  The flow is owned by HR. We want it be human. It begin when the doctor's note says "fit from". Then talk, then plan, then trial weeks, then normal work.
For each talk the manager is responsible, for plan HR business partner, for the trial weeks the team. In case that the trial don't work, the plan is made new with fewer hours or the insurance office comes in.

=== OL19 flow
found 40 43 44 45 46 47 50
check days
Seed order (farm coop)

step|actor|verb+object|data out
1|farmer|fills order|crop, ha, kg
2|coop clerk|checks credit|farmer id, limit
3|coop clerk|orders seed|article, kg -> seed breeder (external)
4|truck driver|delivers seed|delivery note
5|farmer|signs note|signature

2: enough credit? enough = go; not enough = prepay
stories 1=S-8 2=S-9 3=S-12 4/5=S-14
stores: credit ledger (clerk r/w), orders book (farmer w, clerk r)
The truck comes Tuesday. Delivery day of all trucks is Thursday only.

=== OL20 flow
found 41 42 44 45 47 49
vague 43
Prescription refill

Patient taps refill. Doctor gets request. If doctor ok → pharmacy gets e-prescription; if not → patient gets message with reason and a link to book a visit. Pharmacy prepares and patient picks up.
Start: tap on "Refill" in med list. End: the patient holds the medicine, and the list displays the new end date.
Passed: drug code, dose, patient id (tap→doctor); drug code, dose, signature (doctor→pharmacy); pick-up code (pharmacy→patient).
Doctor doesn't react for 2 days: practice assistant gets it.

=== OL21 flow
found 48
vague 41 47 49
Our release train
The train leaves every second Thursday. Everyone on board by noon. Passengers are stories. If you miss it, there's another one in two weeks. The conductor (release manager) blows the whistle, when tests are green. 12 teams, about 70 stories a train, the regression takes 5 hours.

=== OL22 flow
found 40 41 42 43 44 46 47 48 49 50
Mortgage application, back office view

Start - folder "new" gets a complete dossier (all 7 documents).
1. Check identity [officer]
2. Value property [valuer from Immotax Ltd, outside]
3. Calculate affordability [officer]
4. Decide credit [credit committee]
5. Write contract [contracts team]
6. Pay out loan [payments]
4: "Granted?" granted/granted with condition/refused
Refused: letter with reason, dossier archived for ten years.
Dossier store DOCBOX: officer writes, committee reads, contracts reads.
Times: 10 min, 3 days, 25 min, weekly meeting, 1 h, 5 min. 35 dossiers a week.
Ends with: the money's on the seller's account and the mortgage is in the land register.
US: 1→MO-3, 2→MO-4, 3→MO-8, 4→MO-11, 5→MO-12, 6→MO-15

=== OL23 flow
found 40 45 46 49
Goods receipt: arrows with data. truck → dock: delivery note no. dock → WMS: pallet ids, qty. WMS → ERP: PO no., qty received. ERP → supplier portal (external): receipt no.
Data is kept in WMS.PALLET (dock worker writes, stock planner reads) and ERP.RECEIPT (WMS writes, accounts payable reads). Wrong qty: difference protocol to the supplier. That is all for now, steps come next sprint.

=== OL24 flow
found 41 42 43 44 47 48 49
check names
School trip consent

Teacher creates trip. Parents get push. Parents consent or decline. Teacher sees list. Office orders bus.

Question at 3: do you consent? consent / decline / no answer in 7 days (teacher phones).
Headmaster signs everything with more than one night.
The event which starts it - teacher presses "Publish trip".
Each year 46 trips, 25 parents each; answering takes them a minute.
The flow is named Trip consent in the app. Trip is finished when the bus order is confirmed. The Outing approval (its name in the app) has its own icon.

=== OL25 flow
found 39 41 42 44 46 49 50
vague 43 45
Subscription cancel, 3 screens. Product note.

S1 "Why do you leave?" (reason code goes to S2). S2 offer: pause / half price / cancel anyway? Paused -> end date moves. S3 confirmation.
We begin where the subscriber presses Cancel in the account page and finish with the confirmation screen. Everything about refunds is another flow.
When finished: subscription has an end date and no renewal is planned.
SUBSCRIPTION table: app writes, billing job reads each night. REASONS: app writes, marketing reads.
Links: S1 = SUB-40, S2 = SUB-41, S3 = SUB-44.
If billing has already run that day, the subscriber sees that the last payment comes back within 5 days.

=== OL26 flow
found 40 43 44 47 48 49
check range
Dishwasher repair at home

range of visit window: from 14:00 to 11:00
Steps
1. Customer describes fault
2. Call agent books visit
3. Technician repairs appliance
4. Technician collects payment

Parts come from manufacturer (external). Part is missing? yes: second visit, no: repair now.
Customer not at home: card in mailbox, 2nd visit costs 30.
Booking takes 4 minutes, repair 50, we've 22 visits a day.

=== OL27 flow
vague 39 40 43 44 47 49 50
Data subject request (privacy)

Inputs come, we look, we answer. Legal says 30 days. There are exceptions. Each step has someone. Stories exist in the tracker. Other systems are involved. The flow has a start and an end. Decisions are documented.

=== OL28 flow
found 40 41 42 44 45 46 49
vague 43
Concert ticket resale; whiteboard photo typed down

[Seller] --ticket code, price--> [App] --ticket code--> <Organiser's system, not ours>: "ticket valid?" valid | used | unknown
valid: [App] lists offer
[Buyer] --card token--> [App] --amount--> <Bank>
[App] --new code--> [Buyer]
used/unknown: offer is thrown out, seller told why
bank says no: offer is free again after 10 min
start: seller taps Sell. after all: old code is dead, buyer owns a valid one, seller has money on the way
OFFERS app r+w, organiser reads
`;
