import { formExplanations } from './rules/form/explanations.ts';
import type { Explanation } from './rules/rule.ts';

export const reasons: Readonly<Record<string, Explanation>> = {
  51: {
    why: 'It reads “As a …”, “The … wants to” or a line “role:” or “actor:”. User, customer, person, someone, we and system are no roles.',
    pass: 'As a night nurse, I want to see the next dose.',
    fail: 'As a user, I want to see the next dose.',
  },
  52: {
    why: 'It reads the words after “I want” or “wants to”, or a line “action:” or “what:”. Manage, handle and the like are no actions, and two verbs are two stories.',
    pass: 'As a cook I want to lock the menu on Friday.',
    fail: 'As a cook I want to manage menus.',
  },
  53: {
    why: 'It reads the words after “so that”, after “because” in a wish, or a line “benefit:” or “why:”, and compares them with the action.',
    pass: 'I want to lock the menu so that nobody shops twice.',
    fail: 'I want to lock the menu so that it is easier.',
  },
  54: {
    why: 'It reads the lines under “Acceptance criteria”, “Done when”, and Given, When, Then. Fast, easy and properly cannot be answered with yes or no.',
    pass: 'Acceptance criteria\n- A paused week is not charged.',
    fail: 'Acceptance criteria\n- The page loads fast.',
  },
  56: {
    why: 'It looks for the number of another story beside “depends”, “after” or “blocked by”, or for what blocks it.',
    pass: 'Dependencies: US-009 Change the delivery day',
    fail: 'It depends on other stories.',
  },
  57: {
    why: 'It looks for “Definition of done”, “done means” or “counts as done” with something to show: a test, a review, a picture, a log.',
    pass: 'Definition of done: reviewed, test recorded, help page updated.',
    fail: 'Done means done.',
  },
  58: {
    why: 'It looks for a name before a colon, bracket or dash in lines about inputs.',
    pass: 'Inputs\n- Broken since (Data Picker)',
    fail: 'The form has all necessary fields.',
  },
  59: {
    why: 'It looks for one of the sixteen types, or for what people call them: dropdown, date picker, text area.',
    pass: 'Reason (Select Box)',
    fail: 'Inputs: Reason',
  },
  61: {
    why: 'In lines about inputs it looks for typed, chosen, calculated, fetched and their synonyms.',
    pass: 'Inputs\nTotal: calculated from hours and rate',
    fail: 'Inputs\nTotal: a number',
  },
  62: {
    why: 'It looks for “stored in”, “saved to” with a table or column, or for “not stored”. “In the database” is no place.',
    pass: 'Inputs\nHours: stored in overtime.hours',
    fail: 'Everything is saved in the database.',
  },
  63: {
    why: 'In lines about inputs it looks for shown, visible or appears with if, when or unless.',
    pass: 'Which allergy (Edit Line): shown only if Allergy is ticked',
    fail: 'Which allergy (Edit Line): shown when needed',
  },
  64: {
    why: 'In lines about inputs it looks for “we ask because”, “needed to”, “used for”.',
    pass: 'Birthday field: we ask because the fare depends on age.',
    fail: 'Birthday field: a date.',
  },
  65: {
    why: 'In lines about inputs it looks for “only … may”, “filled in by” with a role. Authorised people are no role.',
    pass: 'Hours (Edit Line): only payroll clerks may change it.',
    fail: 'Hours (Edit Line): authorised people may change it.',
  },
  66: {
    why: 'In lines about inputs it looks for a range, a limit or a complete list. A list that ends with “etc.” is open.',
    pass: 'Room (Select Box): kitchen, bath or bedroom',
    fail: 'Room (Select Box): kitchen, bath, etc.',
  },
  67: {
    why: 'In lines about inputs it looks for valid, example or e.g. beside a value.',
    pass: 'Arrival (Data Picker). Valid: 03.02.2026.',
    fail: 'Arrival (Data Picker). A valid value is needed.',
  },
  68: {
    why: 'In lines about inputs it looks for refused, invalid or rejected beside a value.',
    pass: 'Arrival (Data Picker). Refused: 31.02.2026.',
    fail: 'Arrival (Data Picker). Wrong values are refused.',
  },
  69: {
    why: 'It looks for help text, hint or tooltip with its words in quotation marks.',
    pass: 'Help text: “As on the doctor’s note.”',
    fail: 'There is a help text.',
  },
  70: {
    why: 'It looks for the name of one input in the line of another, with if, after, sets and the like.',
    pass: 'Inputs\nFrom (Data Picker)\nUntil (Data Picker): after From',
    fail: 'Inputs\nFrom (Data Picker)\nUntil (Data Picker)',
  },
  71: {
    why: 'In lines about inputs it looks for required, mandatory, optional, may be empty, or a column “Required”.',
    pass: 'Room (Select Box): required',
    fail: 'Room (Select Box)',
  },
  72: {
    why: 'In lines about inputs it looks for unique, no two, already taken, duplicates.',
    pass: 'Badge number (Edit Line): unique',
    fail: 'Badge number (Edit Line)',
  },
  73: {
    why: 'In lines about inputs it looks for editable, can be changed, locked after saving.',
    pass: 'Badge number (Edit Line): cannot be changed after saving',
    fail: 'Badge number (Edit Line)',
  },
  74: {
    why: 'In lines about inputs it looks for integer, whole number, no decimals.',
    pass: 'Pieces (Edit Line): whole number',
    fail: 'Pieces (Edit Line): a number',
  },
  75: {
    why: 'In lines about inputs it looks for decimals and how many.',
    pass: 'Price (Edit Line): two decimals',
    fail: 'Price (Edit Line): a number',
  },
  76: {
    why: 'It looks for a list and where the list lives: “list from table …”, “values come from …”.',
    pass: 'Country (Select Box): list from table country',
    fail: 'Country (Select Box)',
  },
  77: {
    why: 'In lines about inputs it looks for read-only, never typed, only displayed.',
    pass: 'Employee number (Label field): read-only',
    fail: 'Employee number (Label field)',
  },
  78: {
    why: 'In lines about inputs it looks for a number of characters, digits or letters.',
    pass: 'Name (Edit Line): 2 to 40 characters',
    fail: 'Name (Edit Line): a short text',
  },
  79: {
    why: 'It looks for a pattern of a date or time: DD.MM.YYYY, hh:mm, 24-hour. “A valid date” has none.',
    pass: 'Arrival (Data Picker): DD.MM.YYYY',
    fail: 'Arrival (Data Picker): a valid date',
  },
  80: {
    why: 'In lines about inputs it looks for default, initially or preselected with a value.',
    pass: 'Country code (Select Box): default +49',
    fail: 'Country code (Select Box): there is a default value.',
  },
  81: {
    why: 'It looks for placeholder with its words in quotation marks.',
    pass: 'Number (Edit Line), placeholder “1512 3456789”',
    fail: 'Number (Edit Line) with a placeholder',
  },
  82: {
    why: 'In lines about inputs it looks for mask with its shape.',
    pass: 'Phone (Edit Line): mask 000 000 00 00',
    fail: 'Phone (Edit Line): has a mask',
  },
  83: {
    why: 'It looks for a sentence in quotation marks after success, saved, worked or done.',
    pass: 'When it worked it shows “Your pause is saved.”',
    fail: 'A success message is shown.',
  },
  84: {
    why: 'It looks for a sentence in quotation marks after warns or warning.',
    pass: 'It warns: “Only 2 places are left.”',
    fail: 'A warning is shown.',
  },
  85: {
    why: 'It looks for a sentence in quotation marks after error, failed, wrong or refused.',
    pass: 'Error: “We could not save. Try again.”',
    fail: 'An error is shown.',
  },
  146: {
    why: 'It looks for a method and a path, or a name such as bookTable, with a sentence beside it or below.',
    pass: 'bookTable: books a table for one evening.',
    fail: 'GET /stuff',
  },
  147: {
    why: 'It looks for a role, a scope, an owner or “may call”. “Authenticated users” does not say who.',
    pass: 'Caller: signed-in guest, own reservations only',
    fail: 'Only authenticated users can call it.',
  },
  148: {
    why: 'It looks for names with types under request, parameters, body or input.',
    pass: 'Parameters: date (string, required)',
    fail: 'Body: name, city',
  },
  149: {
    why: 'It looks for names with types under response, returns or answer.',
    pass: 'Returns: stops (integer)',
    fail: 'Answer: ok, version',
  },
  150: {
    why: 'It looks for numbered steps, or for first, then, finally.',
    pass: '1. Read the tables.\n2. Insert a row.',
    fail: 'It processes the request.',
  },
  151: {
    why: 'It looks for a status from 400 on, or a code such as E21, with its words.',
    pass: 'Errors\n404 There is no such reservation.',
    fail: 'It returns an error.',
  },
  152: {
    why: 'It looks for writes, inserts, sends, queues with an object. “Updates the database” has none.',
    pass: 'Side effects: writes to reservation_log',
    fail: 'It updates the database.',
  },
  153: {
    why: 'It looks for two blocks of JSON that a machine can read: the request and its response.',
    pass: 'Example request\n{ "id": 1 }\nExample response\n{ "ok": true }',
    fail: 'Example request\n{ "id": 1 }',
  },
  names: {
    why: 'It compares the role with customer, client, subscriber, buyer and user elsewhere in the text.',
    pass: 'As a subscriber I want to skip a week. The subscriber sees the week in grey.',
    fail: 'As a subscriber I want to skip a week. The customer sees the week in grey.',
  },
  numbers: {
    why: 'It compares numbers of one unit that have the same words before them.',
    pass: 'The late fee is 3 EUR. A late fee of 3 EUR is charged.',
    fail: 'The late fee is 3 EUR. A late fee of 4 EUR is charged.',
  },
  days: {
    why: 'It compares a weekday with its date, and a start with the days on which something takes place. It would have found 21 classes on this very site that started outside their own pattern.',
    pass: 'The course starts on Tuesday and takes place every Tuesday and Thursday.',
    fail: 'The course starts on Saturday and takes place every Tuesday and Thursday.',
  },
  dates: {
    why: 'It compares the formats and examples of dates in lines about inputs.',
    pass: 'From (Data Picker, DD.MM.YYYY); Until (Data Picker, DD.MM.YYYY)',
    fail: 'From (Data Picker, DD.MM.YYYY); Until (Data Picker, YYYY-MM-DD)',
  },
  range: {
    why: 'It compares both ends of a range, of numbers or of dates.',
    pass: 'Between 3 and 8 characters.',
    fail: 'Between 8 and 3 characters.',
  },
  sums: {
    why: 'It adds up the amounts at the ends of the lines above a total, and sums that are written out, and compares. 1% of rounding is allowed.',
    pass: 'Salaries: 12,400 EUR\nRent: 1,800 EUR\nTotal: 14,200 EUR',
    fail: 'Salaries: 12,400 EUR\nRent: 1,800 EUR\nTotal: 15,200 EUR',
  },
  product: {
    why: 'It multiplies a quantity with its price and compares the result with the one in the text. 1% of rounding is allowed. It also asks about a product that comes again with numbers that differ by less than a fifth.',
    pass: '410 boxes x 18 EUR = 7,380 EUR',
    fail: '410 boxes x 18 EUR = 7,830 EUR',
  },
  fields: {
    why: 'It compares the example of a request with the list of request fields.',
    pass: 'Request\n- orderId (string)\n- dueDate (date)\nExample request\n{ "orderId": "O-1" }',
    fail: 'Request\n- orderId (string)\n- dueDate (date)\nExample request\n{ "orderId": "O-1", "discount": 5 }',
  },
  ...formExplanations,
  'vague-words': {
    why: 'Each reader understands them in another way, and nobody can check them.',
    pass: 'The list is there within 2 seconds.',
    fail: 'The list works well and is user-friendly.',
  },
};
