export const setAsideFlows = `
=== D02 flow
vague 39 41 45 46 49
The complaint process covers everything end to end. It starts when needed. Information is exchanged between the departments, and the data is saved in the system. Errors are handled.
=== D03 flow
found 39 41 42 43 47
Lending a book between libraries

The flow begins when a reader asks for a book that her library does not have. It is over once the book stands on the shelf of its own library again.

1. The librarian searches the union catalogue
2. The lending library packs the book
3. The driver carries it on Thursday
4. The reader fetches it within two weeks
=== D04 flow
found 44 49
vague 48
Is the invoice above 5,000 EUR? If so, the head of the department signs it; otherwise it is paid at once. When she is absent for more than two days, her deputy signs. This takes about 20 minutes.
=== D06 flow
vague 42 43 44 47
- Validation
- Approval
- Archiving
A decision is made. The application is checked by the department in charge. The process ends successfully.
=== D07 flow
found 40 50
vague 48
External parties: the laboratory, the insurer and the patient.
Every step has its story: sample is taken (US-7), result is read (US-9). It runs daily.
=== D08 flow
We had a lovely flow of visitors in the museum this summer. The queue started at the door and ended at the bakery, and my colleague took a picture of it. The shop was open and sold three hundred postcards.
=== D09 flow
found 41 43 44 45 47 49
Onboarding of a driver

Trigger: the signed contract arrives in the mailbox of the fleet office.
Step 1: The fleet clerk enters name, licence number and start date.
Step 2: The clerk sends the licence number to the authority.
Step 3: The authority answers valid or not valid.
If the licence is valid, the depot manager hands over the keys. Else the contract goes back to the driver with the reason.
=== D10 flow
vague 40 49 50
Several third parties are involved, and there are other systems. Exceptions are dealt with manually. Details are in the user stories.
`;
