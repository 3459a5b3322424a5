export const setAsideApis = `
=== P01 api
found 146 147 148 149 150 151 152 153
POST /reservations/{id}/cancel
Cancels one reservation of the caller and gives the places back.

Caller: signed-in guest, own reservations only. Others get 403.

Request fields
| name | type | required | example |
| id | string | yes | "R-2041" |
| reason | string | no | "ill" |

Response fields
| name | type | example |
| cancelledAt | date-time | "2026-05-04T10:15:00Z" |
| refund | number, missing when nothing was paid | 18.5 |

Steps
1. Find the reservation.
2. Check that it is not in the past.
3. Write the cancellation and free the places.

Errors
404 R01 There is no such reservation.
409 R02 The reservation has begun.

Side effects: writes to reservation_log, sends one mail to the guest.

Example request
{ "id": "R-2041", "reason": "ill" }
Example response
{ "cancelledAt": "2026-05-04T10:15:00Z", "refund": 18.5 }
=== P02 api
vague 146
GET /api/v2/stuff
=== P03 api
found 146
vague 147 151
getWeather returns the forecast of a town for three days. Only authenticated users can call it. In case of problems it returns an error.
=== P04 api
found 146 148
vague 153
check fields
createInvoice
Creates an invoice for one order.

Request:
- orderId (string, required), for example "O-77"
- dueDate (date, optional), for example 2026-03-01

Example request:
{
  "orderId": "O-77",
  "dueDate": "2026-03-01",
  "discount": 5
}
=== P05 api
found 146 147 151
DELETE /photos/{photoId}: deletes one photo for good. Allowed for the owner of the album and for moderators; everybody else receives 403. Errors: 404 "photo not found", 410 "photo was deleted before".
=== P06 api
vague 146 148 149
PUT /profile
Body: name, city, photo
Answer: ok, version
=== P07 api
found 146 150 152
bookTable: books a table for one evening.
1. Read the tables of the evening.
2. Choose the smallest that fits.
3. Insert a row in bookings.
4. Send a text message to the guest.
=== P08 api
vague 146 152
POST /sync
Updates the database and does the necessary things.
=== P09 api
found 146 147 151
check numbers
POST /payments/capture captures an authorised payment. Only the role cashier may call it. Timeout is 30 seconds.
Errors: 402 card declined. 409 already captured. 504 when the bank does not answer; the timeout of 20 seconds is fixed.
=== P10 api
found 146 153
POST /echo sends back what it gets, for tests of the line.

curl request:
POST /echo
{ "text": "hello" }

response:
200 OK
{ "text": "hello", "length": 5 }
=== P11 api
Unser Dienst liefert die Preise aller Kisten. Der Aufruf braucht einen Schlüssel, den man beim Betreiber bekommt. Wenn der Schlüssel fehlt, kommt eine Meldung zurück.
=== P12 api
found 146 147 148 149
GET /rounds/{date} lists the delivery rounds of one day.
Permission: scope rounds:read.
Parameters: date (string, ISO day, required, e.g. 2026-07-13).
Returns: roundId (integer, 1204), driver (string, empty when nobody is assigned, "Nowak"), stops (integer, 38).
=== P13 api
I would like an endpoint where our partner can ask about stock. They are nice people. It must be secure and scalable and should handle all edge cases.
=== P14 api
found 146 150 152
vague 151
sendReminder
Reminds members of an unpaid fee.
First select all fees older than 30 days. Then skip members with a payment plan. Finally queue one letter per member.
If it fails, an error code is returned.
=== P15 api
found 146 147 148 151 152
PATCH /users/{id}/email
Changes the e-mail address of an account after the new address was confirmed.
Who: the account's owner with a session younger than five minutes; an administrator on behalf. Anyone else: 403.
Input: newEmail: string, required, "ada@example.com"; code: string, six digits, required, "402931".
400 code wrong; 409 address in use; 423 account locked.
Writes accounts.email and one line in audit. The old address is told by mail.
`;
