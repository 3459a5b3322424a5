/** The text on the sheet when the page opens. */
export const firstExample = `US-014 Pause a vegetable box

As a subscriber, I want to pause my deliveries for a holiday, so that no box spoils and no box is paid for.

Acceptance criteria
- A paused week is not charged.
- The customer sees paused weeks in grey.

Inputs
- From (Data Picker): required, DD.MM.YYYY, not earlier than next Monday
- Until (Data Picker): required, not before From
- Reason (Select Box): holiday, moving, etc.

When something is wrong, an error is shown.
Dependencies: US-009 Change the delivery day`;
