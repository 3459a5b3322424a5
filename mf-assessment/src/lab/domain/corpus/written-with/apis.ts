export const writtenApis = `
=== Q01 api
found 146 147 148 149 150 151 152 153
pauseDelivery
Pauses the deliveries of one subscriber for a period.

Caller: subscriber, own boxes only. Somebody else's box answers 403.

Request fields
- customerId: string, required, "C-410"
- fromDate: date, required, "2026-07-13"
- untilDate: date, required

Response fields
- pauseId: string, "P-17"
- creditedBoxes: integer, 0 when the pause is shorter than a week

Steps
1. Check that untilDate is after fromDate.
2. Write the pause.
3. Free the stock of the weeks.

Errors
E21 Until is before From
E22 The box of this week is already packed

Side effects: inserts a row in delivery_pause, sends one mail

Example request
{ "customerId": "C-410", "fromDate": "2026-07-13", "untilDate": "2026-07-26" }
Example response
{ "pauseId": "P-17", "creditedBoxes": 2 }
=== Q02 api
vague 146
POST /api/orders
=== Q03 api
found 146
vague 151
GET /orders/{id} returns one order with its lines. If something is wrong it returns an error.
=== Q04 api
found 146
vague 147
listInvoices: lists the invoices of the last twelve months. The caller needs a valid token.
=== Q05 api
found 146 147
GET /audit lists who changed what. Requires the role auditor.
=== Q06 api
found 146
vague 148 149
createUser creates an account for a new employee.
Request: name, email, department
Response: id, status
=== Q07 api
found 146 148 149
GET /stations
Lists the stations of a line in order of travel.

Query
| name | type | required | example |
| line | string | yes | "U2" |

Response
| name | type | example |
| name | string | "Zoo" |
| minutes | integer | 4 |
=== Q08 api
found 146 150
settleDay: closes the till of one shop.
Steps:
1) Count the receipts.
2) Compare the sum with the till.
3) Lock the day.
=== Q09 api
vague 146 150 152
POST /process
It processes the request and updates the database.
=== Q10 api
found 146 151
DELETE /seats/{id}: gives a seat back.
Errors: 404 seat not found; 409 the film has begun
=== Q11 api
found 146 152
POST /reviews publishes the review of a guest. It writes to reviews and sends a mail to the owner of the house.
=== Q12 api
found 146
vague 153
ping: answers so that the monitor knows we are alive.
Example request:
{ "at": "2026-01-01T00:00:00Z" }
=== Q13 api
found 146 148 153
check fields
addMember adds a person to a team.
Body
- teamId (integer)
- email (string)
Request example
{ "teamId": 4, "email": "li@example.com", "role": "lead" }
Response example
{ "memberId": 77 }
=== Q14 api
Our interface is secure, scalable and well documented. It supports JSON and XML. Partners love it. Ask us for a quote, 500 requests are free.
=== Q15 api
El servicio devuelve la lista de pedidos para el día. Se necesita una clave que se pide por correo. Los errores se devuelven con un texto.
=== Q16 api
found 146 147 151
PUT /grades/{pupil} changes the grade of one pupil.
Permission: class teacher of the pupil, head of school.
403 you are not the teacher of this pupil
423 the term is closed, grades are locked
=== Q17 api
found 146 148
GET /parcels/{number} tells where a parcel is. It takes number (string, 12 signs) in the path.
=== Q18 api
found 146 149
quotePrice calculates the price of a trip. It returns total (number), currency (string).
=== Q19 api
found 146 150 152
sendPayslips sends the payslips of a month.
First it collects all people with a contract, then it writes one PDF each. Finally it queues one letter per person without e-mail.
=== Q20 api
vague 147
The endpoint is for logged-in users.
=== Q21 api
found 146 147 148 149 151 153
## POST /tickets/{id}/transfer

Hands a season ticket to another person for one match.

**Who may call it:** holder of the ticket

**Request body**
- \`match\`: string, required
- \`to\`: string, e-mail, required

**Response**
- \`code\`: string, new code of the ticket

**Errors**
- \`404\` T01 No such ticket
- \`409\` T07 Already transferred for this match

Example request

\`\`\`json
{ "match": "2026-05-09", "to": "friend@example.com" }
\`\`\`

Example response

\`\`\`json
{ "code": "X7-KK2" }
\`\`\`
=== Q22 api
found 146 152
check numbers
POST /holds holds a book for a reader. The hold time is 3 days. Then the book goes back. It inserts one row in hold and sends a reminder e-mail on the last day. The hold time of 5 days is printed on the slip.
=== Q23 api
The 500 guests of the wedding were called. First we ate, then we danced. Everybody was allowed to stay. In case of problems call Jo.
=== Q24 api
vague 146 149
GET /me
Answer: id, name
=== Q25 api
found 146 147 151 152
deletePhoto(photoId) deletes one photo and its copies. Only the owner may call it. Returns 410 photo was deleted before. It logs one line in audit.
=== Q26 api
found 146
searchFlights finds flights between two cities on one day. Results are sorted by price. Prices are in EUR and contain all taxes.
`;
