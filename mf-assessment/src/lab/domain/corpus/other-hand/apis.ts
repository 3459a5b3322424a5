export const otherApis = `
=== J01 api
found 146 147 148 149 150 151 152 153
# Reserve a rowing boat

Reserves one boat of the club for one outing.

**Who may call it**: members of the club with a rowing badge. A member without the badge gets 403, somebody who isn't signed in 401.

\`POST /reservations\`

| Field | Type | Required | Example |
|---|---|---|---|
| boat | text | yes | "heron" |
| from | date and time | yes | "2026-05-02T07:00" |
| minutes | whole number | no, 60 when missing | 90 |

Answer:

| Field | Type | Missing when | Example |
|---|---|---|---|
| id | text | never | "r-551" |
| oars | text | the boat has its own | "rack 4" |

What happens:
1. Look up the boat.
2. Check that nobody else has it during these minutes.
3. Keep the reservation.
4. Tell the boatman.

| Code | Text | Why |
|---|---|---|
| 404 | No such boat | the boat isn't in our shed |
| 409 | Already taken | another crew has it at that time |

Leaves behind: one row in \`reservation\`, one text message to the boatman.

\`\`\`
POST /reservations
{ "boat": "heron", "from": "2026-05-02T07:00", "minutes": 90 }

201 Created
{ "id": "r-551", "oars": "rack 4" }
\`\`\`
=== J02 api
vague 146 147 151
Customer API

This API is for customers. You have to be authorised. Errors are returned if something goes wrong.
=== J03 api
found 146 148 149 153
check fields
## Create parcel label

Makes a printable label for one parcel.

Request
- \`weight_g\` (integer, mandatory) e.g. 1200
- \`country\` (string, mandatory), two letters, e.g. "IE"
- \`insured\` (boolean, optional) e.g. false

Response
- \`label_url\` (string, always there), e.g. "https://labels.example/77.pdf"
- \`tracking\` (string, missing for letters), e.g. "TR77"

Try it:

POST /labels
{"weight_g": 1200, "destination_zip": "T12 W8KP", "insured": false}

200
{"label_url": "https://labels.example/77.pdf", "tracking": "TR77"}
=== J04 api
found 146 147 149 152
Get tide table: returns high and low water of one harbour for one day. Open to everybody, no key is needed and nobody is refused. It only reads, nothing's stored and nothing's logged apart from the hit counter.

You'll get back "high" (list of times, never missing, ["04:12","16:40"]), "low" (list of times, never missing, ["10:25","22:51"]) and "warning" (text, only there on days with a storm warning, "Gale 8").
=== J05 api
found 146 150 151 152
vague 147 148
**closeAccount** – Closes a savings account and pays out the rest.

To be used by authorised systems only.

Parameters: accountId, payoutIban, reason

Steps
1. Freeze the account so nothing new can come in.
2. Work out the interest up to today.
3. Pay rest and interest to the IBAN.
4. Set the account to closed.
5. Post the closing letter.

Errors
- ACC-01 "Account unknown": there's no account with this id
- ACC-02 "Standing orders exist": somebody has to cancel them first
- ACC-07 "IBAN is not ours or not valid": check digits are wrong

Written: account.status, one line in payout, one print job for the letter. The statistics are updated the night after.
=== J06 api
found 148
vague 149 151
openapi: 3.0.3
paths:
  /v2/meters/{meterId}/readings:
    post:
      parameters:
        - name: meterId
          in: path
          required: true
          schema: { type: string, example: "M-0081" }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [kwh]
              properties:
                kwh: { type: number, example: 1532.4 }
                readAt: { type: string, format: date, example: "2026-02-28" }
      responses:
        "200": { description: OK }
        "400": { description: Bad request }
        "500": { description: Error }
=== J07 api
found 146 147 151
vague 152
Cancel appointment. Takes an appointment out of the doctor's calendar before it has begun.

The patient herself may cancel, and so may the practice; anybody else is told 404 as if there were no such appointment (we don't want people to guess).

What may go wrong: 409 TOO_LATE "The appointment has begun" when it's later than the start; 410 GONE "Cancelled before" when it was cancelled already.

The database gets updated accordingly.
=== J08 api
vague 148 149 153
PUT /thermostats/:id

send:
{ "target": 19.5, "until": "22:00" }

you get the usual answer
=== J09 api
found 146 148 149
check names
Rename playlist

Gives a playlist of the listener another name.

Path: PATCH /playlists/{playlistId}

In:
 * listId – string – required – "pl_9" – the one in the path
 * title – string – required – "Sunday roast"
Out:
 * title – string – always – "Sunday roast"
 * changed – date – missing if the title was the same as before – "2026-03-01"
=== J10 api
found 146 147 148 150 151 152
check range
### Book a sauna hour

Books one hour in the sauna of the house for one flat.

Permission: residents with a key card. Guests are answered with 403.

Body
- flat: string, required, e.g. "3B"
- hour: integer, required, between 22 and 8, e.g. 19
- people: integer, optional, e.g. 2

First the key card is checked, after that the hour is compared with the plan, then the hour is put down for the flat and at last the heater is switched on 30 minutes ahead.

403 not_resident - the card belongs to no flat
409 hour_taken - another flat was faster
422 too_many - more people than benches

One entry in sauna_plan, one job for the heater.
=== J11 api
found 146 149 151 153
vague 150
Convert currency
================

Converts an amount at the central bank's rate of the day before.

It does the necessary checks and processes the request.

Result: \`amount\` decimal, always present (e.g. 11.37); \`rate\` decimal, always present (e.g. 1.137); \`note\` text, left out unless the rate is older than two days (e.g. "rate of Friday").

Failures: E1 "Currency unknown" - we have no rate for the letters that were sent. E2 "Amount negative" - only amounts from 0 can be converted.

Sample
  GET /convert?amount=10&from=EUR&to=USD
  ->
  200 {"amount": 11.37, "rate": 1.137}
=== J12 api
found 147 150 152
vague 146
Webhook stuff for the payment provider

Hi Ravi, as promised, how it goes. Only Paygate calls it, with the secret in the header X-Paygate-Key. When the key is wrong we don't answer at all, the line's just dropped.

Step 1, we compare the signature. Step 2, we look for the order the payment belongs to. Step 3, we mark it as paid. Step 4, we let the warehouse know.

After that: orders.paid_at is filled, a message lies in the queue "to-pick", and a reminder that was planned for the customer is removed.

The rest you'll see in the code. Cheers, Nkechi
=== J13 api
found 146 151
check numbers
Upload homework – stores a pupil's homework for one lesson.

A file has 20 MB at the most.

Errors:
| 413 | File too large | the file has more than 10 MB |
| 415 | Kind of file not allowed | it isn't a PDF or a picture |
| 423 | Lesson closed | the teacher has begun to mark |
=== J14 api
We should have an endpoint for that too I think. Let's talk about it on Thursday, after the demo, with somebody from the data team. Who invites?
=== J15 api
found 146 147 148 149 151 152 153
check dates
# Search for rented scaffolding

Finds the scaffolding that is on hire in a period.

Accountants and site managers of the same firm may call it (scope \`hire.read\`). A token of another firm gets an empty list, no token gets 401.

## Query
* \`start\`, date, required, \`2026-06-01\`
* \`end\`, date, required, \`2026-06-30\`
* \`site\`, text, not required, \`Leith docks\`

The data are available from 1 March 2025 until 31 January 2025.

## Reply
* \`items[].code\`, text, always, \`SC-12\`
* \`items[].metres\`, number, missing for towers, \`48.5\`

## Errors
* 400 \`period_wrong\` "End before start" because \`end\` is earlier than \`start\`
* 401 \`no_token\` "Please sign in" because the header is missing

## Effects
None. It reads only.

## Example
~~~http
GET /hire?start=2026-06-01&end=2026-06-30

HTTP/1.1 200 OK
{ "items": [{ "code": "SC-12", "metres": 48.5 }] }
~~~
`;
