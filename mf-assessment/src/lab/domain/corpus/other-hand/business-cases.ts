export const otherBusinessCases = `
=== OM02 business
vague 1 2 14 15 20 30 37
We should really do a customer portal. Customers want it, competitors have one as well.
It will bring a lot of benefits and save costs. There is some risk but it's manageable. The investment pays off quickly.

=== OM03 business
found 2 3 14 15 16 18 19 26 30 31
vague 1
Hello Sabine, here the reasons for the new route planner

- today our 34 drivers lose 25 minutes a day each by searching, that's about 310 000 a year
- planner shows the next stop on the driver's phone (app only, no web)
- features as drivers ask for it: "show me where I can park", "tell the customer I'm late"
- parking hint saves 6 min per stop in the city, the late message saves roughly 12 calls a day
- we tested it 4 weeks with 5 drivers: 22 min saved per day
- parking hint costs 40k, late message 15k
- not built: own maps, since bought ones are cheaper
- stopper: works council must agree to location data. likelihood 50 %, 310k at risk. Karim talks to them till 30 Sept.

=== OM04 business
found 32 33 34 35 36 37 38
| Item | Jan | Feb | Mar |
|---|---|---|---|
| Salaries | 42 000 | 42 000 | 45 000 |
| Rent | 3 100 | 3 100 | 3 100 |
| Tools | 900 | 900 | 1 150 |
| Marketing | 5 000 | 8 000 | 8 000 |

Payments of customers arrive 45 days after invoice, wages leave on the 25th. So we're short of 60k in February.
The press for 240 000 is written off in 8 years, 30 000 per year.
Revenue: 310 print jobs/month x 410 = 127 100 per month. Paper and ink 118 per job.
Pays for itself at 236 jobs a month.
All figures for March are guesses (mine), Jan and Feb come from the ledger.

=== OM05 business
found 3 4 5 7 8 10 11 12 13
Why a hearing test in the pharmacy?

Customers 55+ who have not had a test for 3 years. 2.1 million in Austria (statistics office, 2024). They hear of us from the pharmacist at the counter; one customer costs 11 EUR (leaflet and commission). Those between 55 and 65 would pay 15-25 EUR, those over 65 10-15 EUR - 180 answers from a counter survey.
We serve Austria only; Germany is out, there a test must be done by a craftsman with licence.
First the 65+, because they come to the pharmacy monthly anyway.
Staff-assisted at the counter, no app.
Each test is paid once, by the customer, 19 EUR.

=== OM06 business
found 14 17 20 21 22 23 24 25
Competitor memo

Three that go for the same budget: Nestwerk, Hausblick, ImmoPilot. Many landlords also use a spreadsheet or the nephew, or they do nothing at all.

| per flat/month | us | Nestwerk | Hausblick | ImmoPilot |
|---|---|---|---|---|
| price | 4.90 | 5.50 | 3.90 | 7.00 |
| "rent comes in on time" | yes | yes | no | yes |
| "tenant finds the bill herself" | yes | no | no | yes |

The rows are what 40 landlords told us they choose by.
Leaving Nestwerk costs a landlord approx. 2 days of typing and 300 EUR exit fee.
If Hausblick goes down to 2.90 we won't follow, we'll offer import of their data for free.
Rent reminder: all have it. Bill finder: only we and ImmoPilot... heat meter import: nobody but us.

=== OM07 business
found 2 16 26 28 29 31 35
Case for replacing the boiler in building C. It is from 1994, repairs last year 18 400. New one 96 000, lasts 20 years, so 4 800 a year. Gas saved: 22 %, measured in building B after the same change. Permit of the district is needed (noise). Installer has no team free before August; in winter nobody wants to be without heating, so work can only be in summer. Facility manager asks the owner's offer till 15 June.
Next step permit: Mr. Odermatt, 1 May.

=== OM08 business
found 1
vague 2 7 8 10 20 22 26 32 36
Elevator pitch: "Laundry24 picks up your washing by 9 and brings it ironed by 6." For people who don't have time. Market is huge. Willingness to pay is high.
Everyone is our customer. We're cheaper than the others and better. Revenue grows every year. Cash flow is positive. No legal risk.

=== OM09 business
found 1 2 3 4 5 6 9 26 27 28 29 30 31
**Proposal: telephone interpreter on demand for hospitals**

One sentence: a nurse gets an interpreter on the phone within two minutes.
Problem: each talk without one takes 35 min instead of 15, and 1 in 9 is repeated (ward count, autumn).
Buyer: hospital purchasing. User: nurses, doctors.
Channel: phone and small web page.
Fee: per started minute, 1.80, invoiced monthly to the hospital.
Risk table
| Stopper | How likely | Revenue at risk | Next | Who | When |
| data protection contract missing | 40% | 220k | template to lawyer | Ines | 10 Feb |
| hospital phone system blocks number | 20% | 80k | test call with IT | Tom | 1 Mar |
| not enough Tigrinya interpreters | 60% | 45k | recruiting | Hana | 15 Mar |
| budgets are decided in October only | 70% | 150k | offer before Sept | Ines | 31 Aug |
Sponsor is the managing director, service lead is Ines Volk.

=== OM10 business
check numbers
found 19
i think we shuold stop the print catalog. it costs 74 k a year (print 51, post 23), only 3 % of orders have the catalogue code (shop statistic 2024).
customers over 70 will miss it, thats about 900 people. some of the sales staff will be against. benefit 74k a year. we'd save 92k in total per year. start with issue autumn

=== OM12 business
found 2 14 15 16 17 18 19 26 27
Digital signature for lease contracts. Benefit: contract is signed in 2 days rather than 11 (measured in 60 contracts of Q1). Features: "sign on my phone" (saves a trip, 40 minutes), "see who's missing" (saves 3 reminder calls). Must be there since everyone has it: sign on phone. Only ours: missing-signer view. Cost roughly 25k and 8k. We refuse to build an archive; law demands a certified one and we'd never get the certificate in time.
Legal: tenancy law needs wet ink for contracts above 5 years in one canton.
Technical: the old ERP can't store PDF/A.

=== OM13 business
found 2 28 34 35 36 37 38
Dear board,
after much thinking about our situation I'd like to propose that we open the second practice. Our waiting list has 420 names and one third goes elsewhere after 6 weeks, what means lost fees of ca. 190 000 per year. A second place would need 2 physiotherapists whom we don't find easily, and a lease of 10 years. We'd invest 130 000 in devices, written off in five years (26 000). Rent 4 200, wages 21 000, software 350, advertising 800 - every month. Insurance pays us after 60 days but wages go out monthly, therefore we need a buffer of 110 000 during the first quarter. We would be even in month 27. The number 190 000 is my estimate, the others from the tax adviser.

=== OM14 business
found 3 4 5 20 21 22 24 25 26 27 29
check days
Idea: bike theft tracker. The rider buys once for 79, no subscription. Sold piece by piece. Web shop + 40 dealers. Rivals: LockFox 89, PedalPing 69 + 2 a month, VeloSpot 99; plus the insurance, and a second cheap bike for the station. If PedalPing drops its fee we add a theft guarantee. A rider who has PedalPing loses the 69 he paid. Radio licence (CE) is needed before the first sale. GPS doesn't work in cellars. In winter nobody buys, 70% of sales are from March to June.
The launch is on Monday, 15 April 2025.

=== OM15 business
vague 2 6 18 27
Why rewrite the scheduler? Because it's old. The team would love it. Technical debt is high.
There're some dependencies on legacy. Costs are acceptable. Owner: the team.

=== OM16 business
found 1 4 5 6 8 9 28 36 38
check dates
# KitaPlan

KitaPlan fills a nursery's free places with siblings first.

Owner: Lea Brandt. Sponsor: city education department (Mr. Huber).
Who pays / who uses: city pays, nursery heads and parents use.
Licence per nursery and year 1 200, city is invoiced in January. Money arrives in March, developers are paid from October on.
Size: 212 nurseries (city list, Jan 2025).
Assumptions: 80 % take part (guess!), support 2 h a month per nursery (source: pilot).
Operations: one support person only, holidays in July.
Start of pilot 1 September 2025, end of pilot 31 July 2025.

=== OM18 business
vague 15 20 21 22 23 24 25
Market check for "Grow light rental"
Competitor A, B and C exist. They are known. Our advantages compared with them are obvious. Price is comparable. Switching is hard. If they react we'll react. Substitutes: some.

=== OM19 business
found 1 2 3 7 8 9 10 12 21 26 27 30 31
Telemedicine for horses (vet practice)

The vet sees a lame horse by video inside 1 hour so the owner knows whether to wait or to drive.
Today a visit costs the owner 140 + 2 hours of waiting.
Horse owners with own stable, further than 20 km from a clinic = in; riding schools = out. About 3 800 (horse register, 2023).
Owner pays, stable hand uses the app.
They pay 35–50 (12 owners asked, 9 said yes to 45).
Channel: mobile app. Hears of us: farrier, we give him 8 per new client.
Rivals: doing nothing, phoning the vet for free, the neighbor.
Law: no diagnosis without having seen the animal once (chamber rule).
Tech: bad mobile reception in stables.
Chance 30 % and 60k for the law; 50 % and 25k for reception. Dr. Wyss asks the chamber by 20 May.

=== OM20 business
found 2 14 15 16 18 19 34 35 37
check numbers
Subject: we need a second packing line

Peak weeks: we ship 2 days late, and had 212 cancelled orders in December = 31k lost. Line costs 180k, over ten years 18k each. Features the shift asked for: "one hand labels", "stop button at both ends". One hand labels spare 4 s per box (stopwatch, 200 boxes). Label printer 9k, stop button 1k. No robot arm because the hall is too low.
Opex per month + 2 x 3 600 wages, 400 energy.
Break-even after 26 months, if volume stays as is. In the annex: break-even after 34 months.

=== OM21 business
found 7 13 19 27 38
vague 15 26 28
Loyalty card, notes from workshop
+ guests come back
+ data!!
- gdpr
- cash desk can't read QR
- staff training 3h x 60 people
"what would it bring?" – nobody knows. Lukas: 5%? (pure guess)
cash desk vendor says update in Q4
Segment: regulars = 4+ visits a month. New guests aren't in.
First the regulars, bc. they already ask for it
Not doing: own app, nobody installs it.

=== OM22 business
found 11 12 17 20 21 22 23 24 25
vague 4
Compare tools for the choir's music sheets
What singers care about: font size, page turn by foot, price.
ScoreLeaf: ok / no / 4 per singer·month; Notenheft: good / yes / 6 per singer·month; Cantabile: good / no / 3 per singer·month. Ours: good / yes / 2.50 per singer·month.
Paper copies remain the strongest rival.
To leave ScoreLeaf: rescanning 300 pieces, one weekend of two people, say 400.
In case Notenheft copies our foot turn, we bring rehearsal recordings, they're already prepared.
Standard everywhere: zoom. Only us: foot turn at that price.
Countries: CH, AT; in DE the collecting society's rule excludes us.
Choirs hear from the cantonal association's mag: 22 per choir.

=== OM23 business
vague 7 9 14
The Problem Statement Canvas was filled in. The segment was segmented. We have a long list of features (112). Buyer and user personas hang on the wall.
Sponsor run on 5 May raises money for charity. Break even if it rains. The revenue of the summer party was good. Competitors in the race: 40.

=== OM24 business
found 2 4 5 9 10 14 15 16 17 24 25 26 29
check range
Night nurse on video for care homes

Cost of today: night call-outs, 260 a year, at 310 each.
Price band: 400 to 550 EUR per home and month (letters of intent of 7 homes).
Users: night carers. Payer: home's operator.
Range of homes: at least 60 beds and at most 40 beds.
Feature "somebody looks with me" -> 1 call-out less a week -> 310 saved. Feature "report is written" -> 20 min. Quote: "I wouldn't be alone any more" (night carer, Linz).
Everyone has: video. Just us: report.
One subscription per home, monthly, paid by operator.
Nursing law: nurse must be registered in the same state. Seasons: homes decide after the yearly rate talks in May.
If NachtRuf lowers its price we answer with the report for free. Leaving NachtRuf: 3 months notice = 1 500.

=== OM26 business
found 1 3 4 5 7 8 10 20 21 22 26 28 29 33
check names
Recipe box for diabetics
"Zuckerfrei brings five dinners a week you needn't calculate."
One box = unit. 54 per box, weekly, customer pays via card.
Ordered in the web shop. For type 2, diagnosed less than 2 years ago; type 1 isn't served. 38 000 a year newly (health insurer report 2024).
Would pay 45–60, test sale of 130 boxes at 54.
Per box food 21, cooling 4, courier 7 — the kitchen rent doesn't change.
Summer: people are away, sales -40 %. Cooling van: just one. Health claims law forbids "heals".
Rivals: Kochkiste 52 a box, Frischfix 49 a box, DiaMenu 63 a box, and of course cooking by oneself.
The service is named Zuckerfrei; the brand registered for it is Süssfrei, our product name everywhere.

=== OM27 business
found 2 3 6 14 15 18 19
vague 16
check numbers
We have three reasons for the new intranet: people find nothing (15 min per day and head, survey of 230 staff), news isn't read, the licence ends, and hosting is going to be dear.
Sponsor: COO Dana Weiss; run by Jörg Adler. Delivered on web. Asked for: "search that finds the form", "my team's phone list". Search saves 10 min a day. Search 30k, phone list 4k. No chat - we've one. No wiki either.

=== OM28 business
found 2 4 5 8 9 11 12 13 15 17 26 27 28 30 31
Rain gutter cleaning by drone: first for churches, as ladders cost them 2 000 a time. Payer parish, user sexton. Each roof cleaned = 1 unit, 690 once. 1 150 churches in the diocese list from 2022. Must-have: liability insurance, all offer it. Special: photos of each tile. Photos save a roofer's visit (180).
Aviation office permit is required in towns. Drone can't fly above wind 5. Two pilots only. 35 % / 40k, 60 % / 15k, 20 % / 30k in that order. Pilot training: Eva, 3 June. Churches hear it from the bishop's newsletter, 0.90 per contact, ca. 60 per customer. Neighbouring countries excluded, our licence is national.

=== OM29 business
found 11 18 20 23 24 25
Fleet wash subscription – what we know about the others

Van fleets choose by three things, they told us in 22 interviews: open at night, one invoice, no scratches.
ShinePort: night no, one invoice yes, scratches rare. Blitzwagen: night yes, invoice no, scratches often. AquaFleet: night no, yes, rare. We: yes, yes, rare.
To leave ShinePort costs a fleet around 1 100 (cards, remaining prepaid washes).
Should AquaFleet open at night, we offer washing on the customer's yard; the trailer is reserved.
Only in the Netherlands and Belgium. French water rules keep us out there.
Night opening 60k a year, one invoice 12k once.

=== OM30 business
found 11 18 20 23 24 25
Hearing loop for theatres
Visitors w/ hearing aid judge: can I sit anywhere, do I have to ask for a device, does it buzz. SoundArc: no / yes / no. Klarton: anywhere / yes / buzzes. LoopLine: no / no / no. We: anywhere / no / no.
Changing away from Klarton: new cables, 7 000 per hall.
If SoundArc gives receivers for free we take their old ones back at 30 each.
Where: Sweden, Norway. Finland no, other radio band by law.
"Sit anywhere" 80k, "nothing to borrow" 25k.

=== OM31 business
found 3 20 22 23 25
vague 7
Language exam online. Candidate books a slot on the web and sits the exam at home.
Deaf candidates, people in the countryside. What candidates compare: date next week, fee, certificate accepted by the office.
Us: yes, 140, accepted. Examo: 3 weeks, 140, accepted. Testwelt: yes, 165, not accepted. Zertio: 2 weeks, 120, accepted. (fee per exam)
The most probable move: Examo goes online in a year. Then we give results in 24 hours.

=== OM32 business
vague 3 5 11 12 13 17 19 29 31 33 34 35 38
Board paper (template, to be filled)

We deliver via suitable channels. The unit is to be defined. Laws differ by country. Marketing will bring the customers. One segment will be first. There are must-haves. Some features won't be built. Variable costs are low, fixed costs are usual. Machines are depreciated. Each risk has someone. The season plays a role. Assumptions were made.
`;
