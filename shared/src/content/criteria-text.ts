/**
 * The assessment bank, by Language. `# name` opens a category; a line is a topic:
 * id, score, name | what 'on' means. An id is never used twice and never changes, because shared links contain it.
 */
export const criteriaText = [
  [
    '1111112',
    `
# Digital Service
1 3 Service name and one-line purpose | You can say what the service does in one sentence a customer would repeat.
2 3 Problem the service removes | The cost or delay the customer has today is named, not implied.
3 2 Delivery channel | Web, mobile, API or staff-assisted: the channel is written down.
4 3 Revenue model | Subscription, commission, licence or one-off: who pays, for what, how often.
5 2 Unit of sale | The smallest thing a customer can buy is named and countable.
6 2 Service owner and sponsor | One person answers for the service and one pays for it.
# Segmentation
7 4 Customer segment definition | Each segment has a rule that puts a customer in or out of it.
8 3 Segment size | A number of customers, with the source and the date of the number.
9 3 Buyer versus user | Who pays and who uses are listed separately.
10 3 Willingness to pay | A price range per segment, with the evidence for it.
11 2 Geographic and legal boundary | Countries served, and rules that keep others out.
12 3 Acquisition channel per segment | How each segment hears of the service and what one customer costs.
13 2 Priority segment | One segment is served first, and the reason is stated.
# Advantages/Features
14 3 Feature list in customer words | Features are named the way a customer would ask for them.
15 3 Advantage behind each feature | Every feature is tied to time, money or risk saved.
16 3 Evidence for the advantage | A measurement, a trial or a quote stands behind each advantage.
17 2 Must-have versus differentiator | Features every rival has are kept apart from those only you have.
18 2 Cost of each feature | A rough cost sits next to each feature.
19 2 Feature retired or refused | What will not be built is written down, with the reason.
# Competitor
20 3 Direct competitors | At least three rivals for the same budget are named.
21 3 Substitutes and manual workarounds | Spreadsheets, phone calls and doing nothing are treated as rivals.
22 3 Price comparison | Prices are compared for the same unit of sale.
23 2 Feature comparison | The comparison uses the customer's criteria, not yours.
24 2 Switching cost | What it costs a customer to leave a rival is estimated.
25 2 Response to a competitor's move | One likely reaction and your answer to it are prepared.
# Revenue Stoppers
26 3 Legal and regulatory stoppers | Permissions and rules that could stop a sale are listed.
27 3 Technical stoppers | Limits of systems or data that could stop a sale are listed.
28 2 Operational stoppers | Support, stock, staffing and delivery limits are listed.
29 2 Market stoppers | Seasons, habits and timing that delay a purchase are listed.
30 3 Probability and impact | Each stopper has a likelihood and an amount of revenue at risk.
31 2 Removal plan and owner | Each stopper has a next step, a person and a date.
# Financial Statement
32 4 Revenue lines | Each revenue line is price multiplied by quantity, per period.
33 3 Cost of sales | Costs that rise with each sale are separated from the rest.
34 3 Operating expenses | Salaries, rent, tools and marketing are listed by month.
35 3 Investment and depreciation | One-off spending is spread over the years it serves.
36 3 Cash flow timing | When money arrives and leaves is shown, not only how much.
37 2 Break-even point | The month or quantity at which the service pays for itself is known.
38 2 Assumptions and their source | Every number that was guessed is marked as a guess.
`,
  ],
  [
    '1111116',
    `
# Master Data Flow
39 10 Purpose and boundary of the flow | The flow has a name, a first step and a last step everyone agrees on.
40 8 External parties | People and systems outside the boundary are drawn and named.
41 8 Start event | What starts the flow is one observable event.
42 8 End state | What is true when the flow ends is written as a fact.
43 10 Process steps in order | Steps are verbs with an object, numbered in order.
44 8 Decision points | Each fork has a question and named answers.
45 12 Data carried on each arrow | Every arrow names the data that travels along it.
46 10 Data stores read and written | Each store is named, with who reads and who writes it.
47 8 Responsible role per step | One role is responsible for each step.
48 6 Time and volume per step | How long a step takes and how often it runs are known.
49 8 Exception and return paths | What happens on refusal, absence and error is drawn.
50 4 Link to user stories | Each step points to the stories that realise it.
`,
  ],
  [
    '1111111',
    `
# User Story
51 5 Role in the story | The role is a real role, never 'the user'.
52 5 Action in the story | One action, in one verb, at one moment.
53 5 Benefit in the story | The benefit is something the role would miss.
54 6 Acceptance criteria | Each criterion can be answered yes or no by a tester.
55 4 Story size and split | The story fits in an iteration, or is split by value.
56 3 Dependencies between stories | Stories that must come first are linked.
57 2 Definition of done | The team's shared finish line is written once and used.
# Input
58 5 Input name the person recognises | The label uses the reader's word, not the column name.
59 5 Input type chosen | Each input has one of the sixteen input types.
60 4 Order and grouping of inputs | Inputs appear in the order people have the answers.
61 4 Source of the value | Typed, chosen, calculated or fetched: the source is stated.
62 4 Where the value is stored | Table and column, or 'not stored', is written.
63 3 Inputs shown only on a condition | The condition that reveals an input is written as a rule.
# Input Description
64 5 Purpose of the input | Why the question is asked is clear to the person answering.
65 4 Who may fill it in | The role allowed to enter or change the value is named.
66 5 Allowed values | Ranges, lists or patterns are complete.
67 3 Example of a valid value | A realistic example is given.
68 3 Example of a refused value | A realistic wrong value and the reason it is refused are given.
69 2 Help text beside the input | One short sentence where people hesitate.
70 3 Relation to other inputs | Values that change or limit one another are linked.
# Manual Description
71 2 Is Required | It is stated whether the input may be left empty.
72 2 Is Unique | It is stated whether two records may share the value.
73 1 Is Editable | It is stated whether the value may change after saving.
74 1 Is Integer | Whole numbers only, or not.
75 1 Is Float | Decimals allowed, and how many.
76 1 Is Dropdown | The value comes from a list, and where the list lives.
77 1 Is Readonly | Shown but never typed.
78 2 Maximum/Minimum length | Shortest and longest accepted text.
79 2 Date/Time format | One format for entry, one for display.
80 1 Default value | What is there before anybody types.
81 1 Placeholder | The hint inside an empty input, never the label.
82 1 Mask | The shape imposed while typing, such as a phone number.
83 1 Success message | What is said when it worked.
84 1 Warning message | What is said when it may go wrong.
85 2 Error message | What is said when it failed, and what to do next.
`,
  ],
  [
    '1111117',
    `
# Form
86 5 Form name and purpose | The form has one job and a name that says it.
87 4 Who opens the form | Roles, and the place they come from, are named.
88 4 Layout and reading order | Reading order equals visual order equals tab order.
89 4 Groups and sections | Inputs that belong together sit together under a heading.
90 4 Labels and headings | Every input has a visible label.
91 4 Empty, loading and error states | The form is described before, during and after data.
# Event Action
92 5 Onclick | What a click does is written as one sentence.
93 5 Onchange | What changes elsewhere when a value changes.
94 4 Onload | What is fetched or filled when the form opens.
95 3 Ondblclick | Double click is used rarely, and has a single-click equivalent.
96 4 Onmouseover | Hover only adds information that is available elsewhere.
97 4 Onrightclick | Context actions are listed and reachable another way.
# Form Action
98 4 Save a new record | Which table receives the record, and what is returned.
99 3 Update an existing record | Which record, and what happens if it changed meanwhile.
100 3 Delete with confirmation | What is removed, and how it can be brought back.
101 3 Send for approval | To whom, and what they see.
102 3 Call an API | Which API card, with which values.
103 2 Open another form | Which form, carrying which key.
104 2 Show a message | Which message, where, and for how long.
# Input Types
105 2 Edit Line | One line of typed text.
106 2 Select Box | One choice from a list.
107 2 Data Picker | A date chosen or typed.
108 2 Time Picker | A time chosen or typed.
109 2 Check Box | Yes or no, independent of others.
110 2 File Picker | A file, with its types and size limit.
111 2 Radio Button | One choice among few, all visible.
112 2 Image | A picture with its text alternative.
113 2 Label | Text that is shown and never entered.
114 2 Textarea | Several lines of typed text.
115 2 Inner Check Box | A check box inside a row or a list item.
116 2 Button | Starts an action, named by a verb.
117 2 Hyperlink | Goes to a place, named by the place.
118 1 Video | A recording with captions.
119 1 Group | A frame around inputs that belong together.
120 2 Table | Rows and columns, with what a row stands for.
`,
  ],
  [
    '1111115',
    `
# Flow Management
121 6 Flow list and status | All flows are in one list, each with one status.
122 5 Flow owner | Each flow has one named owner.
123 6 Order of flows for release | The order is agreed and the reason is visible.
124 6 Progress of a flow | Progress counts accepted stories, not effort.
125 6 Blocked flows | Each block has a cause, an owner and a date.
126 6 Change history of a flow | Who changed what and when can be read back.
# User Story Management
127 6 Backlog order | There is a first story, a second story and so on, with no ties.
128 5 Assignment to a person | One name per story in progress.
129 6 Estimate and actual time | Both are kept, so that estimates improve.
130 6 Status from draft to accepted | Statuses have entry rules, and stories move one way unless refused.
131 6 Sprint or iteration plan | The plan shows what was promised and what was left out.
132 6 Acceptance by the product owner | Acceptance is recorded against the criteria.
# Issue Management
133 6 Issue description and steps | Somebody else can repeat the problem from the text.
134 5 Issue type: defect, change or question | The type is chosen by rule, not by mood.
135 5 Severity and priority | How bad it is and how soon it is done are separate.
136 5 Link to user story and input | Each issue points to the exact story and input.
137 4 Assignee and due date | One name and one date.
138 5 Closing with evidence | A picture, a query or a test shows that it is fixed.
`,
  ],
  [
    '1111114',
    `
# Core Concept
139 6 Data before screens | The record is designed before the screen that shows it.
140 6 Entity and attribute | Things and their properties are told apart.
141 6 Record, list and table | One, many and stored are different words with different shapes.
142 7 Key and relation | How a record is found and how records point to one another.
143 7 State and transition | Allowed states and the moves between them are listed.
144 7 Rule expressed as data | Rules that change often live in tables, not in code.
145 6 Read and write separated | Operations that only read never change anything.
# API and Operation Description
146 7 API name and purpose | The name is a verb and an object, the purpose one sentence.
147 6 Caller and permission | Who may call it, and what happens to others.
148 8 Request fields | Name, type, required or not, and an example of each.
149 8 Response fields | Name, type, when it is missing, and an example of each.
150 8 Operation steps | Numbered steps in plain words, before any code.
151 7 Errors returned | Each error has a code, a text and a cause.
152 6 Side effects and stored data | What is written, sent or scheduled by the call.
153 5 Example request and response | One complete pair that a tester can paste.
`,
  ],
] as const;
