export const setAsideBusinessCases = `
=== C01 business
found 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38
Business case: Box pause

Digital service
Purpose: Box pause lets a subscriber stop the vegetable box for a holiday, with two dates.
Problem: each week 38 boxes spoil in front of closed doors; that costs 684 EUR.
Channel: web page and mobile app.
Revenue model: subscription, the subscriber pays 18 EUR for each weekly box.
Unit of sale: one box in one week.
Owner: Ines Marek. Sponsor: Tomas Wirth, head of logistics.

Segmentation
Segment "travellers": every subscriber who cancelled at least one week in the last year.
Size: 410 customers, from the subscription list of 3 March 2026.
Buyer: the parent who orders. User: the household that cooks.
Willingness to pay: 16 to 20 EUR a box, asked in 24 interviews.
Countries: Austria and Slovenia only, because of the cooling chain.
Acquisition: a leaflet in the box; one new customer costs 9 EUR.
First segment: travellers, because they cancel most often.

Features
- "Stop my box while I am away", which saves 18 EUR for each week
- "Tell me before it starts again", which saves a call of ten minutes
Evidence: in a trial with 30 households 27 stayed.
Every rival has a delivery calendar; only we credit the week.
The credit costs 4,000 EUR to build, the reminder 900 EUR.
Not built: a swap of boxes between neighbours, because nobody asked for it.

Competitors
Direct: Krautkiste, Feldpost and Hofladen24.
Substitutes: neighbours who take the box, a note at the door, doing nothing.
Price per box: Krautkiste 19 EUR, Feldpost 17 EUR, ours 18 EUR.
Compared by what customers asked for: short notice, credit, reminder.
Leaving Krautkiste costs a customer a deposit of 25 EUR.
If Feldpost lowers its price to 15 EUR, we offer a small box for 12 EUR.

Revenue stoppers
Legal: consumer law asks for a withdrawal within 14 days.
Technical: the warehouse system plans only five days ahead.
Operational: support has two people on Mondays.
Market: in August half of the customers are away.
The legal stopper has a probability of 10% and puts 20,000 EUR at risk.
Next step: Jana asks the lawyer by 30 April.

Financial statement
Revenue: 410 boxes x 18 EUR = 7,380 EUR a week.
Cost of sales: 9 EUR of vegetables and 3 EUR of delivery for each box.
Operating expenses a month: salaries 6,200 EUR, rent 900 EUR, tools 150 EUR.
Investment: 4,900 EUR, written off over three years.
Cash: customers pay on the 1st, farmers are paid on the 15th.
Break-even: month 7, or 260 boxes a week.
Assumption: 5% fewer cancellations; this is a guess until the trial ends in June.
=== C02 business
vague 1 2 7 10 15 20 31
Our innovative platform solves many problems. The target group is everybody who likes food. Customers are willing to pay a fair price. The features bring many advantages. There are several competitors. The risks will be handled.
=== C03 business
found 1 4 5 8 32 37
Quiet Desk rents a desk in a library by the hour to people who work alone.
Each guest pays 3 EUR an hour, once, at the door.
We sell one hour at one desk.
There are about 2,100 freelancers in the town (chamber of commerce, January 2026).
Revenue in a month: 1,900 hours times 3 EUR, which is 5,700 EUR.
We break even with 1,400 hours a month.
=== C04 business
found 20 21 22 24
vague 23 25
## Rivals
Guests could go to Coworx, Hub 7 or the station lounge instead. Many simply stay at the kitchen table.
| Rival | Price for one hour |
|---|---|
| Coworx | 6 EUR |
| Hub 7 | 4.50 EUR |
| We | 3 EUR |
Leaving Coworx means paying its notice period of one month, 90 EUR.
Our features are better. We will react to competitors.
=== C05 business
found 26 27 28 29 30 31
Risks that stop revenue
| Stopper | Kind | Likelihood | Revenue at risk | Next step | Who | Until |
|---|---|---|---|---|---|---|
| Permit for the second floor is refused | legal | 20% | 12,000 EUR | ask the building office | Olga | 12 May |
| Booking system cannot take cash | technical | 60% | 3,000 EUR | order a terminal | Ben | 2 June |
| Nobody opens the door before eight | operational | 30% | 1,500 EUR | train a volunteer | Ben | 9 June |
| Students stay away between terms | seasonal | 90% | 4,000 EUR | offer a summer ticket | Olga | 1 July |
=== C08 business
found 14 15 16 18 19
vague 17
What it does, as clinics would say it:
- "Swap my shift without a call": saves 25 minutes a swap
- "Show me who is free tonight": saves 80 EUR for an agency nurse
In the pilot at Linden clinic swaps fell from 31 to 12 minutes.
Swap costs 12,000 EUR, the list 5,000 EUR.
We will not build payroll, since every clinic has one.
We have unique selling points.
=== C09 business
The business lunch was excellent. In case it rains, we meet inside. Our competitors in the quiz came from Graz and sang all evening; the price of the soup was 5 EUR and everybody paid alone.
=== C10 business
found 33 34 35 36 38
vague 32
For each order we pay 0.40 EUR to the card company and 1.10 EUR for packing.
Every month: wages 9,000 EUR, office 1,200 EUR, marketing 700 EUR.
The machine for 24,000 EUR is written down over four years.
Shops pay after 30 days, we pay the printer at once.
The number of orders is an assumption (estimated from last year's fair; Nora checks it in May).
Revenue comes from orders.
=== C11 business
found 2 3 6
vague 1 4
A new digital solution for landlords. Landlords spend six hours a year on each meter reading, and one reading in nine is wrong. It comes as an app for phones and an API for property managers. Petra Holm is the owner, and the utility company pays for it as sponsor. It earns money in different ways.
=== C12 business
vague 3 5 6 9 12 14 18 19
The service is available online. Units are sold. The team is responsible. Customers and users benefit. We will do marketing. It has all features that customers need. Development costs money. Some things are out of scope.
`;
