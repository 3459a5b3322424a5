export const writtenFlows = `
=== D01 flow
found 39 40 41 42 43 44 45 46 47 48 49 50
Flow: Return of a rented bicycle
Boundary: from the moment the bicycle stands at a station to the receipt in the customer's mailbox.
Outside: the payment provider Stripe, the city's parking register.
Starts when: the lock of a bicycle closes at a station.
Ends when: the ride is charged and the bicycle is free for the next customer.

1. The station reports the lock number and the time to the ride service.
2. The ride service reads the tariff from the table tariff and writes the price to the table ride.
3. Stripe charges the card. Is the charge accepted? Yes: go to 4. No: go to 5.
4. The mail service sends the receipt to the customer.
5. The support clerk calls the customer; after three days without payment the account is blocked.

Responsible for steps 1 to 4: operations. For step 5: the support clerk.
Step 3 takes 4 seconds and runs 2,300 times a day.
Stories: US-021 Return a bicycle, US-022 Pay a ride.
=== D05 flow
found 45 46
| From | To | Data |
|---|---|---|
| Shop | Warehouse | order number, articles, address |
| Warehouse | Carrier | weight, label |
The warehouse reads the stock list and writes to the picking list.
=== FL01 flow
found 39 41 42 43 47
Flow: Repair of a street lamp
Boundary: from the call of a resident to the lamp that shines again
Start event: the call centre has noted the number of the lamp
End state: the lamp shines and the ticket is closed
1. The call centre clerk notes the number of the lamp
2. The dispatcher chooses a crew
3. The electrician replaces the part
=== FL02 flow
found 40 44 45 46 47 49
External systems: the bank, the register of companies

The clerk sends name and company number to the register of companies.
Is the company in the register? Yes: the clerk writes it to the supplier list. No: the request goes back to the buyer with the reason.
=== FL03 flow
vague 40 44 45 46 47
Other systems take part. Depending on the amount, data is sent to the accountant by someone. The result is stored in the database.
=== FL04 flow
found 47 48 43 50
| Step | Who | Takes | How often | Story |
|---|---|---|---|---|
| Weigh the parcel | clerk | takes 2 minutes | 40 parcels a day | US-31 |
| Print the label | clerk | takes 1 minute | 40 parcels a day | US-32 |
| Load the van | driver | takes 30 minutes | twice a day | US-33 |
=== FL05 flow
vague 41 42 43 48 50
The process starts automatically. There are several steps. The process is finished at some point. It takes some time. More is in the stories.
=== FL06 flow
found 41 42
vague 44
A claim begins as soon as the driver uploads a photo. It ends when the workshop is paid. If the damage is small, no expert is called.
=== FL07 flow
found 45
Order → Kitchen: table number, dishes
Kitchen → Bar: table number, drinks
=== FL08 flow
found 43 49
First the nurse takes the temperature, then the doctor looks at the throat and finally the desk prints the prescription.
If the patient is absent, the next one is called and the nurse tries again after ten minutes.
=== FL09 flow
found 46 47
Reads: stock list. Writes: picking list.
Responsible: the head of the warehouse.
=== FL10 flow
vague 39 43 49
The flow goes from start to finish.
- Check
- Sign
- Archive
In case of problems the office helps.
=== FL11 flow
found 44 49
Decision: is the sum above 500 EUR? Yes → the manager signs; no → the clerk signs.
Exceptions: when the manager is on leave, her deputy signs within a day.
=== FL12 flow
found 48 50
Checking an application takes 15 minutes and happens 60 times a week. It realises US-12 and US-13.
=== FL13 flow
The river flows from the mountains to the sea. We walked along it for three days, saw herons, and slept twice in a barn. On the last evening the farmer's wife gave us bread.
=== FL14 flow
found 41 43 45 47 49
check numbers
Trigger: a parcel without an address is found.
1. The sorter hands the parcel and a photo to the tracing desk.
2. The tracing desk opens it.
3. If there is no address inside, it is kept, and after 90 days it is sold.
The fee is 3 EUR for letters. The fee is 4 EUR for everybody else.
=== FL15 flow
vague 45 46
Departments exchange information. Everything is documented in our system.
`;
