export const otherStories = `
=== H01 story
found 51 52 53 54
As a receptionist at the animal clinic
I want to book the follow-up visit while the owner is still standing at the desk
So that fewer puppies miss their second jab.

Scenario: there is room
  Given Bella had her first jab today
  When I press "Follow-up in 3 weeks"
  Then the first free slot on or after that day is offered
  And the owner gets a text within one minute

Scenario: that week is full
  Given there is no free slot in that week
  When I press "Follow-up in 3 weeks"
  Then the waiting list opens with Bella already on it
=== H02 story
vague 51 52 53
As a user I want to manage my data so that it is better.
=== H03 story
found 51 52 53 58 59 66 67 68 71 74 78 79 81 83 85
Bulky waste

A resident of the borough wants to order a collection of large items, in order not to hire a van for one old sofa.

What we ask:
- Postcode: text box, mandatory, 6 to 8 characters, for example SE15 4QN. "12345" is turned down because it isn't a British postcode
- Number of items: whole number, 1 to 5
- Preferred day: date picker. On entry DD/MM/YYYY, afterwards it's shown as "4 August 2026". Tomorrow at the earliest
- Access notes, optional. Grey text inside while empty: "Gate code, dog, steps"

If the postcode is unknown we say "We can't find this postcode. Check it, or ring 020 7000 0100."
When it went through: "Booked. Please put your items out by 7 am."
=== H04 story
found 51 52 53 54 56 58 59 61 62 66 70 71 76 77
G'day all, one from the Dandenong depot. When a pallet turns up broken the driver fills in a paper slip, and half of those slips end up in the bin. So: as a forklift driver I'd like to report a damaged pallet from the tablet in the cab, because after 48 hours the insurer won't pay us a cent.

He scans the label, so the pallet number comes from the scan; it's displayed but nobody can type over it. Then he picks the damage from a drop-down: crushed, wet, leaning, nails out. Those four are kept in the table damage_kind, the yard boss looks after them. If he picked "wet" there must be a photo, otherwise he may skip it. The lot is written to damage_report, the pallet number in the column pallet_no.

Can't start before WMS-112 (new bar codes) is live.

I reckon we're there when a report made in the cab is on the office screen inside a minute, and when a second report for the same pallet on the same day is knocked back.
=== H05 story
vague 52
Export to excel pls!! everybody is waiting for this
=== H06 story
found 51 52 53 54 83 85
Feature: Renew a loan
  As a library member
  I want to renew a loan from my phone
  So that I pay no fine in weeks when I can't get into town

  Scenario Outline: how often
    Given "Dubliners" has been renewed <times> times
    When the member taps Renew
    Then the phone says <answer>

    Examples:
      | times | answer                                                                    |
      | 0     | "Renewed. Bring it back by 3 July."                                       |
      | 2     | "Renewed. Bring it back by 3 July."                                       |
      | 3     | "Three renewals is the limit. Return the book, or ask at the front desk." |
=== H07 story
found 51 52 53 58 59 66 67 71 74 80
## Book a pitch

**As a** camper with a tent, **I want** to reserve a pitch for the weekend **so that** I don't drive three hours to a full campsite.

| Label | Kind of input | Required? | Allowed | Starts with | Example |
|---|---|---|---|---|---|
| Arrival | date picker | yes | any Friday from April to October | next Friday | 5 June 2026 |
| Nights | edit line, whole numbers | yes | 1 to 14 | 2 | 3 |
| Dog coming along | check box | no | yes, no | no | yes |
| Pitch | radio button | yes | riverside, wood, meadow | meadow | wood |
=== H08 story
found 52 53
When the night shift starts, I want to see which patients have not had their evening tablets, so I can hand them out before ten and nobody gets a double dose.
=== H09 story
found 51 52 53 54 56 57
**Story 4.2 – Swap a shift**

Bus drivers need to hand over one of their shifts to a colleague, otherwise they call in sick and the 6 o'clock bus doesn't run.

**Accepted when**
1. The colleague has said yes in the app before the rota changes.
2. A swap that leaves somebody with under 11 hours of rest is refused.
3. Both drivers see the new rota straight after the colleague's yes.

**Comes after** 4.1 (Show my rota).

**Done** means what it means for all our stories: reviewed by a second person, tests green, texts in English and Welsh, running on staging, release note written.
=== H10 story
found 51
vague 52 53 54 66 85
As a customer, I want a good search, so that everything is more convenient.

Acceptance criteria:
- the search should be fast and user friendly
- it works well on all devices
- only valid values are accepted
- errors are handled properly
=== H11 story
found 51 52 53 54 58 71 78 85
check numbers
As a tenant I want to report a dripping tap, so that the landlord sends a plumber before the ceiling comes down.

* "What is wrong?" must be filled in, between 10 and 500 characters
* at most 3 photos can be added

Tests
* 9 characters: "Please write a little more, so that the plumber brings the right tools."
* the fourth and fifth photo are accepted, the sixth is refused because up to five photos are allowed
* the landlord's mailbox has the report within five minutes
=== H12 story
found 51 52 53 58 64 66 67 71 74
check range
A parent signs up a child for the swimming course, so nobody has to queue on Saturday morning at six.

Age of the child - required, full years only, from 4 to 12, for instance 14. We ask for it because the groups are made by age.
Name of the child - required.
=== H13 story
found 51 52 53 54
check days
As the parish secretary I want to publish the date of the summer fête on the notice board page so that stallholders stop phoning me.

This year it is on Monday, 14 July 2026.

Acceptance: on the page the fête comes first among all events; on the day after the fête it has gone from the page.
=== H14 story
found 51 52 53 58 59 66 79
check dates
As an applicant for the evening school, I want to send in my application online, because I work during office hours.

Applications open on 1 September 2026 and close on 15 August 2026. Later ones aren't looked at.

Date of birth is a date picker. You enter it as DD.MM.YYYY and it is displayed as day, month in words, year. Only people who are 16 or older on the day they apply, and at most 99.
=== H15 story
found 51 52 53 54 58 71 72
check names
Goods-in clerk books a delivery, so that the buyers know the same day what has arrived.

Input: Delivery note number (mandatory; no two deliveries can have the same one).

AC1 With the Waybill number left empty the delivery can't be booked.
AC2 A Waybill number that was booked before opens the old delivery instead.
AC3 The buyer who placed the order gets a mail after booking.
=== H16 story
found 51 52 53 58 61 63 65 70
vague 85
I as dispatcher would like that I can assign a truck to a tour already on the evening before, because then the drivers must not wait in the morning until half past seven.

The licence plate I choose from our trucks. The weight of the load comes automatically out of the order, it is calculated from the positions. The field "Trailer" only appears if the load is heavier than 12 tons. When the tour date is changed, the chosen truck gets emptied. The assignment may only be entered by the dispatcher, drivers see it only.

In case of mistakes a error is to be displayed.
=== H17 story
found 51 52 53 58 66 67 68 71 72 78 82 85
Respected team, kindly do the needful for the below requirement.

The branch accounts officer should be able to capture the PAN of the vendor, failing which TDS gets deducted at 20 percent and the vendor fights with us.

PAN is compulsory, exactly 10 characters: five letters, four digits, one letter. While typing, the box itself should force the shape AAAAA9999A. Same PAN cannot be there for two vendors. Eg. ABCPE1234F. If somebody puts ABC1234 then it is to be rejected as it is too short.

Message in that case: "PAN is having wrong format. Please check the card and enter again."
=== H18 story
found 61 62 71 72 78
vague 58
cust_nm varchar(80) not null unique -> table customer
cust_seg char(2) null
upd_ts timestamp, set by trigger

need a screen for it, sprint 14
=== H19 story
found 54
Since last Thursday the invoice PDF shows the old logo on page two. Page one is fine. I tried it with invoice 20417 and 20418 in Firefox and in Edge, same thing.

Fixed when both pages of a newly made PDF of 20417 carry the blue logo and the old one appears nowhere.
=== H20 story
found 51 53
vague 52
As a florist I want to search, compare and order flowers at the auction, pay for them, track the lorry and rate the grower, so that I no longer need to get up at three in the morning.
=== H21 story
found 51 52 58
vague 53 54 80 83 85
Story: visitor buys a museum ticket

As a museum visitor I want to buy a ticket online so that ... (add some benefit here)

Inputs: Day of visit, Number of people, Mail address
Default for the day: TBD
Error message: tbd, ask Liam
Success message: to be decided
Acceptance criteria: will follow after the workshop
=== H22 story
found 51 52 53 58 59 66 71 72 73 76 80 81
As a beekeeper I want to record the weight of a hive each Sunday, to notice a swarm before it has left.

Hive: select box with my hives 1 to 12. Must be chosen. Of course several records can be about the same hive. No default.
Weight in kg: edit line, 5 to 120. Mustn't be blank. Starts empty, there's no hint inside. Once saved it can't be changed any more, only struck out.
=== H23 story
found 51 52 53 54 58 66 67 68 71 75 85
As a volunteer treasurer, I want to enter a cash donation right after the service so the tin and the books agree on Monday.

**Amount** – required. Euros with two decimals, from 0.01 to 9,999.99. Good: 25.50. Not good: 25.505, since there is no half cent.
**Donor** – can stay empty; many give without a name.

- [ ] 25.505 isn't saved, and the treasurer reads: "An amount has two decimals at most. Please correct it."
- [ ] 0.00 isn't saved
- [ ] after 25.50 the total of the day is 25.50 higher
=== H24 story
found 51 52 53 58 61 69 70 77
The self-employed tax filer wants to claim her home office. It saves her about 300 a year, which she loses today because nobody understands the form.

She types the floor area of the flat and the floor area of the room. The share is worked out from the two (room divided by flat) and is only displayed, never typed in. Next to the second one there's a line of help: "Measure wall to wall, leave out the balcony." The room can't be larger than the flat.
=== H25 story
found 51 52 53
A blind commuter hears the platform change read aloud, so she doesn't end up waiting on the wrong side of the tracks.
=== H26 story
found 51 52 53 54 56
In order to stop paying for lockers nobody uses
As the facility manager of a gym
I want to free a locker whose tenant hasn't paid for two months

Given a locker unpaid for 61 days, when the nightly run has finished, then it's marked "free" and the tenant's code no longer opens it.
Given a locker unpaid for 59 days, nothing happens.

Blocked by GYM-88: payments have to be imported first.
=== H27 story
found 51 52 53 58 63 80
vague 54
Aoife: so what does the pharmacist want
Tom: she wants to mark a prescription as collected. without that the surgery rings her every day
Aoife: any fields?
Tom: just "Collected by", it's prefilled with the patient's name. and if it's somebody else then a second one pops up, "Relationship to patient". otherwise that one's hidden
Aoife: and how do we know it works
Tom: ah it should just work grand, you'll see
=== H28 story
found 51 52 53 58 59 64 66 71 78 82 83 84 85
# Leave a number for the call back

As a caller in the queue of the water company I want to leave my phone number, so I needn't listen to Vivaldi for forty minutes.

**Your phone number** (edit line, required). So that we can ring you back, it's used for nothing else. While you type it's arranged as \`0000 000 0000\`. Eleven digits starting with 0.

Messages
* worked: "Thank you. We'll ring you before 6 pm."
* watch out: "You left this number an hour ago already. If you go on, you lose your old place in the queue."
* didn't work: "That's not eleven digits. Look at the number again, please."
=== H29 story
found 51 52 53 58 59 61 66 70 71 73 79 80
vague 76
As a crane operator, I want to log the time the wind stopped us so that the site manager can bill the standstill.

"Stopped at" and "Started again at" – time pickers. Entry is 24h, hh:mm, in the report it's hh.mm followed by an h. The first one begins with the current time. Both required. After saving, times may still be corrected until midnight; from then on they are locked. "Started again at" lies after "Stopped at", and both are on the same day, 06:00 to 20:00.

Wind speed is fetched from the sensor on the jib.

Reason: some dropdown.
=== H30 story
found 54
Acceptance criteria (login, second round)

1. Five wrong passwords lock the account for 15 minutes.
2. During these 15 minutes the right password is refused as well.
3. A locked account gets one e-mail, not five.
4. After the 15 minutes the right password works at the first try.
`;
