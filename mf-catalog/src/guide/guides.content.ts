export const guides = [
  {
    id: 'first-week',
    title: 'First week as a member',
    steps: [
      'Open the link in your invitation and type the [pass code](product-pass-code) you were sent.',
      'Look at My Needs. Switch off what your role does not use, and note the hours that are left.',
      'Open Pazar Box in the [Simulation Platform](product-simulation-platform) and read its eight cards in order.',
      'Fill one card for something you worked on last week. Leave nothing empty; write ‘not known’ instead.',
      'Show the card to somebody who was not there. Count the questions.',
    ],
  },
  {
    id: 'fill-a-card',
    title: 'How to fill a card',
    steps: [
      'Write the head last. A card that is finished knows what it is called.',
      'One value per field. Two values are two cards, or a question.',
      'Mark a guess as a guess, with the name of the person who checks it.',
      'Give a [refused value](story-refused-value) for every input, and the reason.',
      'Read the card aloud. Where you add a word, the word belongs on the card.',
    ],
  },
  {
    id: 'read-an-assessment',
    title: 'How to read an assessment',
    steps: [
      'Start with the [evidence](management-evidence), not with the [level](product-level). A level without evidence is an opinion.',
      'Look for the three weakest categories. They are usually of the same Language.',
      'Compare with the [case](product-case) closest to your week; its [weights](product-weight) decide what counts.',
      'Choose three things to learn first. More than three is a wish.',
      'Put the date of the next assessment into the calendar.',
    ],
  },
  {
    id: 'dpac-project',
    title: 'How to prepare the DPAC project',
    steps: [
      'Choose a product you can change, and a team that lets you sit in.',
      'Agree on the question the project answers. One sentence, one number.',
      'Collect cards before you coach and after. Both sets belong to the project.',
      'You have 4 weeks. Hand in what is finished, with what was left out and why.',
      'For the defence, prepare the weakest card. It is the one you will be asked about.',
    ],
  },
  {
    id: 'live-class',
    title: 'How to join a live class',
    steps: [
      'The class card shows the time in the class time zone and in yours. Both are right.',
      'Join five minutes early, with a microphone. The camera is your decision.',
      'Keep paper and a red pen beside you. Much of a class is read on paper.',
      'Tell your trainer before a session that you will miss.',
      'After the class your cards stay in the Simulation Platform.',
    ],
  },
] as const;
