import type { Explanation } from '../rule.ts';

export const businessExplanations: Readonly<Record<string, Explanation>> = {
  1: {
    why: 'It reads a line “purpose:” or “service:” of five words or more, and a first sentence such as “… lets a …”.',
    pass: 'Purpose: a subscriber stops the vegetable box for a holiday.',
    fail: 'Purpose: an innovative platform for vegetables and more.',
  },
  2: {
    why: 'It looks for what is lost today, as money or as time.',
    pass: 'Problem: a taxi home costs 34 EUR.',
    fail: 'It solves many problems.',
  },
  3: {
    why: 'It reads a line “channel:”, and “comes as an app”, “by phone” and the like.',
    pass: 'Delivery channel: text message and phone.',
    fail: 'It is available online.',
  },
  4: {
    why: 'It looks for who pays how much for what, or a line “revenue model:” that says so.',
    pass: 'Each guest pays 3 EUR an hour.',
    fail: 'The service earns money in several ways.',
  },
  5: {
    why: 'It reads a line “unit of sale:”, and “we sell one …”.',
    pass: 'Unit of sale: one box in one week.',
    fail: 'Units are sold.',
  },
  6: {
    why: 'It wants both: who answers for the service, and who pays for it.',
    pass: 'Owner: Ines Marek. Sponsor: Tomas Wirth.',
    fail: 'Owner: Ines Marek.',
  },
  7: {
    why: 'It looks for a segment with a rule: who, that, with, at least. “Everybody” is no segment.',
    pass: 'Segment: clinics with more than ten beds.',
    fail: 'The target group is everybody.',
  },
  8: {
    why: 'It looks for a number of customers with its source or date.',
    pass: 'Size: 410 customers, from the list of 3 March 2026.',
    fail: 'The market is huge.',
  },
  9: {
    why: 'It looks for who pays and, apart from that, who uses it.',
    pass: 'The head of the clinic pays; the nurses use it.',
    fail: 'Customers and users are happy.',
  },
  10: {
    why: 'It looks for an amount that customers would pay, with how that is known: interviews, a survey, a trial.',
    pass: 'Willingness to pay: 16 to 20 EUR, asked in 24 interviews.',
    fail: 'Customers are willing to pay.',
  },
  11: {
    why: 'It looks for names of countries or regions after “sold in”, or in a line “countries:”.',
    pass: 'Countries: Austria and Slovenia only.',
    fail: 'We sell worldwide.',
  },
  12: {
    why: 'It looks for how customers hear of the service, with what one of them costs.',
    pass: 'Acquisition: a leaflet in the box; one new customer costs 9 EUR.',
    fail: 'We use social media.',
  },
  13: {
    why: 'It looks for the segment that comes first with a reason.',
    pass: 'First segment: travellers, because they cancel most often.',
    fail: 'Travellers are the main segment.',
  },
  14: {
    why: 'It reads features in quotation marks, a column of features, or a line “features:”.',
    pass: 'Features: “Stop my box while I am away”',
    fail: 'It has all features.',
  },
  15: {
    why: 'It looks for what is saved: time, money or risk.',
    pass: 'It saves 25 minutes a swap.',
    fail: 'It has many advantages.',
  },
  16: {
    why: 'It looks for a trial or a measurement with a result, or for a quote.',
    pass: 'In a trial with 30 households 27 stayed.',
    fail: 'It is proven.',
  },
  17: {
    why: 'It looks for what only this service has, apart from what every rival has.',
    pass: 'Every rival has a calendar; only we credit the week.',
    fail: 'We have unique selling points.',
  },
  18: {
    why: 'It looks for a cost beside what is to be built.',
    pass: 'The credit costs 4,000 EUR to build.',
    fail: 'Development costs money.',
  },
  19: {
    why: 'It looks for what will not be built, with a reason.',
    pass: 'We will not build payroll, since every clinic has one.',
    fail: 'Some things are out of scope.',
  },
  20: {
    why: 'It looks for three names, in a line or in a table of rivals.',
    pass: 'Competitors: Krautkiste, Feldpost and Hofladen24.',
    fail: 'There are several competitors.',
  },
  21: {
    why: 'It looks for what people do without any service: paper, calls, spreadsheets, nothing.',
    pass: 'Substitutes: neighbours who take the box, doing nothing.',
    fail: 'There are also substitutes.',
  },
  22: {
    why: 'It looks for two prices beside names, in a line or in a table.',
    pass: 'Price per box: Krautkiste 19 EUR, ours 18 EUR.',
    fail: 'We are cheaper.',
  },
  23: {
    why: 'It looks for “compared by” with the criteria.',
    pass: 'Compared by short notice, credit and reminder.',
    fail: 'We are better than the competition.',
  },
  24: {
    why: 'It looks for leaving or switching with an amount.',
    pass: 'Leaving Krautkiste costs a deposit of 25 EUR.',
    fail: 'It is easy to switch.',
  },
  25: {
    why: 'It looks for a move of a rival, and “we” after it.',
    pass: 'If Feldpost lowers its price, we offer a small box.',
    fail: 'We will react.',
  },
  26: {
    why: 'It reads a line or a row “legal”, and laws or permits with what they ask for.',
    pass: 'Legal: consumer law asks for a withdrawal within 14 days.',
    fail: 'There may be legal issues.',
  },
  27: {
    why: 'It reads a line or a row “technical”, and systems with what they cannot do.',
    pass: 'Technical: the warehouse system plans only five days ahead.',
    fail: 'There are technical risks.',
  },
  28: {
    why: 'It reads a line or a row “operational”, and staff or stock with their limits.',
    pass: 'Operational: support has two people on Mondays.',
    fail: 'There are operational risks.',
  },
  29: {
    why: 'It reads a line or a row “market”, and seasons with what happens in them.',
    pass: 'Market: in August half of the customers are away.',
    fail: 'There are market risks.',
  },
  30: {
    why: 'It wants both: how likely it is, and how much money is at risk.',
    pass: 'Probability: 10%, and 20,000 EUR are at risk.',
    fail: 'The risk is low.',
  },
  31: {
    why: 'It looks for a step with a name and a date, or a column of next steps.',
    pass: 'Jana asks the lawyer by 30 April.',
    fail: 'All risks are monitored.',
  },
  32: {
    why: 'It looks for a quantity times a price.',
    pass: 'Revenue: 410 boxes x 18 EUR a week.',
    fail: 'Revenue will grow.',
  },
  33: {
    why: 'It looks for what one sale costs, with an amount.',
    pass: 'For each order we pay 1.10 EUR for packing.',
    fail: 'Variable costs are low.',
  },
  34: {
    why: 'It looks for salaries, rent and the like with amounts.',
    pass: 'Salaries 6,200 EUR and rent 900 EUR a month.',
    fail: 'Fixed costs are stable.',
  },
  35: {
    why: 'It looks for an amount that is spread over years.',
    pass: 'Investment: 4,900 EUR, written off over three years.',
    fail: 'An initial investment is made.',
  },
  36: {
    why: 'It looks for when money arrives or leaves: a day, or after how many days.',
    pass: 'Shops pay after 30 days.',
    fail: 'The cash flow is positive.',
  },
  37: {
    why: 'It looks for break-even with a month or a quantity.',
    pass: 'We break even with 1,400 hours a month.',
    fail: 'It will pay off.',
  },
  38: {
    why: 'It looks for numbers that are called a guess or an assumption.',
    pass: 'The 5% are a guess until the trial ends.',
    fail: 'We hope that many will join.',
  },
};
