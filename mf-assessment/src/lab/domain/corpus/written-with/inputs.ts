export const writtenInputs = `
=== I01 story
found 58 59 61 64 66 68 70 72
### Fields
* **Member number** (text field): scanned from the card, unique
* **Deposit** (text field): used to pay for lost keys. "-5" is refused.
* **Paid on** (date picker): not before Member number was scanned
=== I02 story
found 58 61 62 65 77
Inputs
Meter stand: read from the last invoice, read-only, saved to readings.value
Remark: entered by the caretaker, not stored after the invoice is paid
=== I03 story
found 58 59 63 67 69 81
- Coupon (Edit Line): shown if the basket is above 20 EUR, placeholder "SUMMER-26", valid: "SPRING-25". Tooltip: "It is on the back of the flyer."
=== I04 story
found 58 59 75 74 80 82
Width in metres (Edit Line): three decimals, default 1.000, mask 0.000
Copies (Edit Line): integer, default 1
=== I05 story
found 58 59 73 76 66
Currency (dropdown): values from the table currency; can be changed until the first booking
Rounding (radio buttons): up, down or nearest
=== I06 story
found 58 59 64 65 72
The patient's name
Family name (text box): we need it to match the insurance card. Only reception staff may change it. No two open files may have the same family name and birthday.
=== I07 story
found 58 59 63 70
Inputs:
1. Delivery (Select Box)
2. Street (Edit Line) - appears only when Delivery is "to the door"
3. Day (Data Picker) - not on Sundays, and after Order day
4. Order day (Label)
=== I08 story
found 58 59 74 77 80
| Field | Type | Notes |
| Tickets | text field | whole number, initially 2 |
| Sum | label field | read-only |
=== I09 story
found 67 68
vague 69
The postcode field has a helper text. For example "1010" is accepted, "10" is refused.
=== I10 story
found 58 59 62 67 82
IBAN (text field): stored in the column iban. Input mask: AA00 0000 0000 0000. Example: "AT61 1904 3002 3457".
=== I11 story
found 58 59 71 73 81
E-mail: text field, compulsory, editable, placeholder: "name@example.com"
=== I12 story
vague 63 65 81 82
The field for the tax office is visible if applicable. Certain users may edit it. The field has a placeholder and an input mask.
=== I13 story
found 58 59 61 75 76
Rate (Edit Line): two decimals, calculated from turnover
Branch (Select Box): entries kept in table branch
=== I14 story
found 58 59 64 66
Shoe size (Select Box) - needed for the skates we hand out - from 28 to 48
=== I15 story
found 84
vague 83 85
If the printer is nearly empty it warns "There is paper for ten labels only." A confirmation message is shown. If it fails, an error message appears.
=== I16 story
found 84 85
Warning: "You have not saved the minutes yet."
Error: "The room is taken at this hour. Choose another one."
=== I17 story
vague 84
A warning message appears before deleting.
=== I18 story
found 83 84
After saving: "The roster is saved and printed."
When hours exceed 40, warn with "Nina would work 46 hours this week."
=== I19 story
The default answer of the committee was no. We saved 300 EUR in the field of heating. An integer is a number, said the teacher. A mask is worn on carnival. Nobody is unique.
=== I20 story
found 58 59 61 70 77
Inputs
Net (text field)
VAT (text field): read-only, calculated when Net changes
Gross (text field): never typed
=== I21 story
found 58 59 62 65 69 72 76
- Locker (Select Box): list from table locker; unique per term; saved in rentals.locker_id; only the caretaker may change it. Hint: "Ask for a low one if you are small."
=== I22 story
found 58 59 61 73
Signature (File Picker): imported from the tablet, locked after saving
`;
