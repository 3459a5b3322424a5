export const writtenBusinessCases = `
=== C06 business
vague 32 33 34 35 36 37
The service will generate considerable revenue. There are variable costs and operating costs. Some investment is needed. Cash flow is positive. It will pay off soon.
=== C07 business
found 7 9 11 12 13
vague 8
Segments
A: clinics with more than ten beds that write their own rosters. B: practices with two doctors or fewer.
The head of administration pays; the nurses use it.
We sell in Germany and Switzerland; in France the data may not leave the country, so we do not.
Clinics hear of us at the yearly congress; one clinic costs us 1,400 EUR to win.
We begin with A, because one sale brings two hundred users.
The market is huge.
=== BC01 business
found 1 2 3 4 5 6
Service: Night Bus shows people in villages which bus still runs after ten, and sells the ticket.
Problem: a taxi home costs 34 EUR, or one waits 50 minutes.
Delivery channel: text message and phone
Revenue model: commission, the bus company pays 8% of each ticket
Unit of sale: one ride
The owner is Lena Fuchs; the sponsor is the district council.
=== BC02 business
vague 1 2 3 4 5 6
A modern platform that addresses all problems of mobility. It is available online. It makes money. Units are sold. Owner: Lena Fuchs
=== BC03 business
found 7 8 9 10 11 12 13
## Customer segments
Schools with at least 200 pupils and no nurse of their own.
Size: 1,240 schools, according to the statistics office, 2025
Buyer: the head of the school
User: the secretary
Willingness to pay: 40 to 60 EUR a month, from a survey of 55 schools
Countries: Poland; in Germany health data may not be stored by a third party
Acquisition channel: the journal of school heads, 110 EUR for a new customer
Priority segment: boarding schools, because they need it at night
=== BC04 business
vague 7 8 9 10 11 12 13
Target group: all schools. There is a large market. Customers and users are happy. They are willing to pay. We sell worldwide and use social media. The main segment is boarding schools.
=== BC05 business
found 14 15 16 17 18 19
Features:
"Remind me the evening before"
Advantage: 3 missed visits fewer each week
Evidence: a pilot in two practices, 61 visits, 4 missed instead of 11
Every rival has a calendar; only ours calls people without a mobile phone.
To build it costs 7,000 EUR to build and 40 EUR a month.
We will not build video calls because doctors already have them.
=== BC06 business
vague 14 15 16 17 18 19
It has many features and clear advantages. It is proven. Our USP is quality. Development costs a lot; development is expensive. Video is out of scope.
=== BC07 business
found 20 21 22 23 24 25
Competitors: Meldo, Praxisruf, Terminix
Some still use paper and a phone list.
Price per month: Meldo 49 EUR, Praxisruf 55 EUR, we 45 EUR
Compared by reach, price and language.
Switching cost: two days of typing and 120 EUR
When Meldo copies the call, we add a second language within a month.
=== BC08 business
vague 20 22 23 24 25
There are many competitors. We are cheaper than others. We are better than the competition. It is easy to switch. We can react quickly.
=== BC09 business
found 26 27 28 29 30 31
Legal: the state asks for consent in writing.
Technical: the old phone system can only make two calls at a time.
Operational: nobody answers calls back at night.
Market: in summer half of the practices are closed.
There is a chance of 25% that consent is refused, and then we lose 18,000 EUR.
Marta asks the ministry by 14 May.
=== BC10 business
vague 26 27 28 30 31
There may be legal issues, technical risks and operational problems. The risk is low. All risks are monitored.
=== BC11 business
found 32 33 34 35 36 37 38
Revenue a year: 300 practices x 540 EUR
Cost of sales: 0.08 EUR for each call
Salaries 11,000 EUR and rent 800 EUR a month
Investment: 21,000 EUR, spread over three years
Practices pay in advance on the 1st, the phone company is paid after 30 days.
Break-even: 140 practices
Assumption: 20 practices a month join; taken from the pilot
=== BC12 business
vague 32 33 34 36 37 38
Revenue will grow. Variable costs are low and fixed costs are stable. The cash flow looks good. It is profitable soon. We hope that many will join.
=== BC13 business
found 32
check product
Revenue: 410 boxes x 18 EUR = 7,830 EUR a week
=== BC14 business
found 32
check product
120 tickets at 9 EUR each, which is 1,180 EUR.
=== BC15 business
found 20 22
| Competitor | Price per night | Breakfast |
|---|---|---|
| Hotel Adler | 90 EUR | yes |
| Pension Berg | 64 EUR | no |
| Hostel Tal | 30 EUR | no |
=== BC16 business
The minutes of Tuesday: the coffee machine is repaired, the plants are watered by Jo, and the new chairs come in May. We will have lunch together at noon.
=== BC17 business
check numbers
vague 30
The licence fee is 12 EUR. The risk is high. The licence fee is 15 EUR for clubs.
=== BC18 business
found 32 37
8 rooms x 70 EUR = 560 EUR a night. It pays for itself after 14 months.
=== BC19 business
found 2 4 9 21
Today a driver of the club spends 40 minutes a week on phone calls to find a substitute. Many still keep a paper list at home.
The club pays 5 EUR for each driver a month; the drivers use it.
=== BC20 business
found 29 30
Market stopper: clubs only decide in January, after their yearly meeting. Probability: 70%, impact 6,000 EUR.
=== OM01 business
found 1 2 4 5 6 7 8 9 13 20 21 22 32 33 37 38
# Business case: CoolWatch, alarm for shop refrigerators

CoolWatch tells a shop owner by SMS that a fridge gets warm before the food is lost.

**Problem.** An independent grocer loses on average 1 850 EUR of food a year through broken coolers.
**Who.** Shops with 3 to 20 fridges and no own technician; chains over 50 branches are out. 14 200 such shops (trade register, March 2025). The owner pays, the staff on the floor use it. Small shops come first, since they decide within one week.
**Offer.** Subscription, 9 EUR per fridge and month, paid by the owner. Smallest unit: one sensor for one month.
**Rivals.** FrostEye (12 EUR per sensor/month), Kühlwart (15), TempoBox (8, no SMS). And the paper list on the fridge door.
**Money.** Year 1: 600 shops x 6 sensors x 9 EUR x 12 = 388 800 EUR. Cost per sensor sold 21 EUR hardware and 0.40 EUR SMS a month. Break-even in month 19.
**Guesses.** 600 shops is a guess from our pilot list; the rest comes from offers.
Answerable: Head of Products, R. Mertens. Paid by: B. Aslan, CFO.

=== OM11 business
found 5 7 8 10 11 12 13 32 33
vague 4
DESK BOOKING FOR CO-WORKING
Segments: (a) freelancers – no employees, need a desk less than 10 days a month; (b) small teams – 2 to 8 people with a contract.
Sizes: a 5 300, b 410 (city economy report, Nov 2024).
Prices they'd take: a 18–24 per day (62 interviews), b 1 400–1 900 per month (quotes of 9 teams).
How they find us: a by the neighbourhood app, 6.50 per customer; b by brokers, 250 per customer.
City of Graz only; non-EU companies are out due to tax rules.
Start with b. Reason: one contract equals 60 day desks.
Desk-day is what is sold.
Desk-days 900 x 21 = 18 900 / month; team rooms 12 x 1 600 = 19 200 / month.
Coffee, cleaning go up with each desk-day (3.20), rent doesn't.

=== OM17 business
found 32 33 34 35 36 37 38
Weinberg tours – numbers

Revenue: tours 52 per season x 18 guests x 65 = 60 840; wine boxes 400 x 84 = 33 600
Depends on each sale: wine 31 per box, tasting 9 per guest.
Fixed, per month: guide wages 2 900; bus lease 850; site 60; ads 300.
Bus fittings 12 000 over 6 years = 2 000/y
Guests pay at booking, wine maker is paid after harvest.
Breaks even with 610 guests.
It's a guess: 18 guests. From last year: rest.

=== OM25 business
found 6 26 27 30 31 32 34 35 36 37 38
Solar on the school roof; paper for the parish council

Delivery isn't a matter here. Owner: Ms Tanner (building), money from: energy fund, signed by Mr Gross.
Installation 148 000, 25 years → 5 920 each year.
Sold power: 61 000 kWh x 0.11 = 6 710/y; own use 48 000 kWh x 0.27 = 12 960/y.
Upkeep: 120 monthly; insurance 45 monthly.
Grid operator pays each quarter in arrears; the invoice of the installer is due at once.
Heritage office must agree; roof carries only 18 kg/m2. 25 % and 19k each. Ms Tanner files request by 12 Jan.
Pays back in year 9. Price per kWh in ten years is assumed.

`;
