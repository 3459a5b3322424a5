import type { Words } from '@agile-languages/shared/formats';

/** Categories, topics and what they mean in German, by the English text. */
export const criteria = {
  // Money
  'Digital Service': 'Digitaler Dienst',
  'Service name and one-line purpose': 'Name des Dienstes und sein Zweck in einem Satz',
  'You can say what the service does in one sentence a customer would repeat.':
    'Sie können in einem Satz, den ein Kunde wiederholen würde, sagen, was der Dienst leistet.',
  'Problem the service removes': 'Problem, das der Dienst beseitigt',
  'The cost or delay the customer has today is named, not implied.':
    'Was der Kunde heute an Kosten oder Verzögerung hat, ist genannt, nicht nur angedeutet.',
  'Delivery channel': 'Weg der Bereitstellung',
  'Web, mobile, API or staff-assisted: the channel is written down.':
    'Web, mobil, API oder mit Personal: Der Weg ist aufgeschrieben.',
  'Revenue model': 'Erlösmodell',
  'Subscription, commission, licence or one-off: who pays, for what, how often.':
    'Abonnement, Provision, Lizenz oder einmalig: wer zahlt, wofür, wie oft.',
  'Unit of sale': 'Verkaufseinheit',
  'The smallest thing a customer can buy is named and countable.':
    'Das Kleinste, was ein Kunde kaufen kann, ist benannt und zählbar.',
  'Service owner and sponsor': 'Verantwortliche Person und Sponsor',
  'One person answers for the service and one pays for it.': 'Eine Person verantwortet den Dienst, eine bezahlt ihn.',
  Segmentation: 'Segmentierung',
  'Customer segment definition': 'Definition der Kundensegmente',
  'Each segment has a rule that puts a customer in or out of it.':
    'Jedes Segment hat eine Regel, nach der ein Kunde dazugehört oder nicht.',
  'Segment size': 'Größe des Segments',
  'A number of customers, with the source and the date of the number.':
    'Eine Zahl von Kunden, mit Quelle und Datum der Zahl.',
  'Buyer versus user': 'Käufer und Nutzer',
  'Who pays and who uses are listed separately.': 'Wer zahlt und wer nutzt, ist getrennt aufgeführt.',
  'Willingness to pay': 'Zahlungs\u00ADbereitschaft',
  'A price range per segment, with the evidence for it.': 'Eine Preisspanne je Segment, mit dem Beleg dafür.',
  'Geographic and legal boundary': 'Geografische und rechtliche Grenze',
  'Countries served, and rules that keep others out.': 'Bediente Länder, und Regeln, die andere ausschließen.',
  'Acquisition channel per segment': 'Gewinnung der Kunden je Segment',
  'How each segment hears of the service and what one customer costs.':
    'Wie jedes Segment vom Dienst erfährt und was ein Kunde kostet.',
  'Priority segment': 'Vorrangiges Segment',
  'One segment is served first, and the reason is stated.': 'Ein Segment wird zuerst bedient, der Grund ist genannt.',
  'Advantages/Features': 'Vorteile/Funktionen',
  'Feature list in customer words': 'Funktionen in Worten der Kunden',
  'Features are named the way a customer would ask for them.':
    'Funktionen heißen so, wie ein Kunde nach ihnen fragen würde.',
  'Advantage behind each feature': 'Vorteil hinter jeder Funktion',
  'Every feature is tied to time, money or risk saved.':
    'Jede Funktion ist mit gesparter Zeit, gespartem Geld oder Risiko verbunden.',
  'Evidence for the advantage': 'Beleg für den Vorteil',
  'A measurement, a trial or a quote stands behind each advantage.':
    'Hinter jedem Vorteil steht eine Messung, ein Versuch oder ein Zitat.',
  'Must-have versus differentiator': 'Unverzichtbares und Besonderes',
  'Features every rival has are kept apart from those only you have.':
    'Funktionen, die jeder Wettbewerber hat, sind von denen getrennt, die nur Sie haben.',
  'Cost of each feature': 'Kosten jeder Funktion',
  'A rough cost sits next to each feature.': 'Neben jeder Funktion stehen ihre ungefähren Kosten.',
  'Feature retired or refused': 'Gestrichene oder abgelehnte Funktion',
  'What will not be built is written down, with the reason.':
    'Was nicht gebaut wird, ist aufgeschrieben, mit dem Grund.',
  Competitor: 'Wettbewerb',
  'Direct competitors': 'Direkte Wettbewerber',
  'At least three rivals for the same budget are named.':
    'Mindestens drei Wettbewerber um dasselbe Budget sind genannt.',
  'Substitutes and manual workarounds': 'Ersatz und Behelf von Hand',
  'Spreadsheets, phone calls and doing nothing are treated as rivals.':
    'Tabellen, Anrufe und Nichtstun gelten als Wettbewerber.',
  'Price comparison': 'Preisvergleich',
  'Prices are compared for the same unit of sale.': 'Preise werden für dieselbe Verkaufseinheit verglichen.',
  'Feature comparison': 'Vergleich der Funktionen',
  "The comparison uses the customer's criteria, not yours.":
    'Der Vergleich folgt den Kriterien des Kunden, nicht Ihren.',
  'Switching cost': 'Wechselkosten',
  'What it costs a customer to leave a rival is estimated.':
    'Was es einen Kunden kostet, einen Wettbewerber zu verlassen, ist geschätzt.',
  "Response to a competitor's move": 'Antwort auf einen Zug des Wettbewerbs',
  'One likely reaction and your answer to it are prepared.':
    'Eine wahrscheinliche Reaktion und Ihre Antwort darauf sind vorbereitet.',
  'Revenue Stoppers': 'Umsatz\u00ADhindernisse',
  'Legal and regulatory stoppers': 'Rechtliche und behördliche Hindernisse',
  'Permissions and rules that could stop a sale are listed.':
    'Genehmigungen und Regeln, die einen Verkauf verhindern könnten, sind aufgeführt.',
  'Technical stoppers': 'Technische Hindernisse',
  'Limits of systems or data that could stop a sale are listed.':
    'Grenzen von Systemen oder Daten, die einen Verkauf verhindern könnten, sind aufgeführt.',
  'Operational stoppers': 'Betriebliche Hindernisse',
  'Support, stock, staffing and delivery limits are listed.':
    'Grenzen bei Support, Lager, Personal und Lieferung sind aufgeführt.',
  'Market stoppers': 'Hindernisse im Markt',
  'Seasons, habits and timing that delay a purchase are listed.':
    'Jahreszeiten, Gewohnheiten und Zeitpunkte, die einen Kauf verzögern, sind aufgeführt.',
  'Probability and impact': 'Wahrschein\u00ADlichkeit und Wirkung',
  'Each stopper has a likelihood and an amount of revenue at risk.':
    'Jedes Hindernis hat eine Wahrschein\u00ADlichkeit und einen gefährdeten Umsatz.',
  'Removal plan and owner': 'Plan zur Beseitigung und wer ihn verantwortet',
  'Each stopper has a next step, a person and a date.':
    'Jedes Hindernis hat einen nächsten Schritt, eine Person und ein Datum.',
  'Revenue lines': 'Umsatzzeilen',
  'Each revenue line is price multiplied by quantity, per period.':
    'Jede Umsatzzeile ist Preis mal Menge, je Zeitraum.',
  'Cost of sales': 'Umsatzkosten',
  'Costs that rise with each sale are separated from the rest.':
    'Kosten, die mit jedem Verkauf steigen, sind von den übrigen getrennt.',
  'Operating expenses': 'Betriebsaufwand',
  'Salaries, rent, tools and marketing are listed by month.':
    'Gehälter, Miete, Werkzeuge und Marketing sind nach Monaten aufgeführt.',
  'Investment and depreciation': 'Investition und Abschreibung',
  'One-off spending is spread over the years it serves.':
    'Einmalige Ausgaben sind auf die Jahre verteilt, in denen sie dienen.',
  'Cash flow timing': 'Zeitlicher Verlauf des Geldflusses',
  'When money arrives and leaves is shown, not only how much.':
    'Gezeigt wird, wann Geld kommt und geht, nicht nur wie viel.',
  'Break-even point': 'Gewinnschwelle',
  'The month or quantity at which the service pays for itself is known.':
    'Der Monat oder die Menge, ab der sich der Dienst trägt, ist bekannt.',
  'Assumptions and their source': 'Annahmen und ihre Quelle',
  'Every number that was guessed is marked as a guess.': 'Jede geschätzte Zahl ist als Schätzung gekennzeichnet.',

  // Data Flow
  'Master Data Flow': 'Haupt-Datenfluss',
  'Purpose and boundary of the flow': 'Zweck und Grenze des Flusses',
  'The flow has a name, a first step and a last step everyone agrees on.':
    'Der Fluss hat einen Namen, einen ersten und einen letzten Schritt, über die sich alle einig sind.',
  'External parties': 'Externe Beteiligte',
  'People and systems outside the boundary are drawn and named.':
    'Personen und Systeme außerhalb der Grenze sind gezeichnet und benannt.',
  'Start event': 'Startereignis',
  'What starts the flow is one observable event.': 'Was den Fluss startet, ist ein einziges beobachtbares Ereignis.',
  'End state': 'Endzustand',
  'What is true when the flow ends is written as a fact.':
    'Was am Ende des Flusses gilt, ist als Tatsache aufgeschrieben.',
  'Process steps in order': 'Prozessschritte in ihrer Reihenfolge',
  'Steps are verbs with an object, numbered in order.': 'Schritte sind Verben mit Objekt, der Reihe nach nummeriert.',
  'Decision points': 'Entscheidungs\u00ADpunkte',
  'Each fork has a question and named answers.': 'Jede Verzweigung hat eine Frage und benannte Antworten.',
  'Data carried on each arrow': 'Daten an jedem Pfeil',
  'Every arrow names the data that travels along it.': 'Jeder Pfeil nennt die Daten, die er trägt.',
  'Data stores read and written': 'Gelesene und geschriebene Datenspeicher',
  'Each store is named, with who reads and who writes it.':
    'Jeder Speicher ist benannt, mit dem, der ihn liest, und dem, der ihn schreibt.',
  'Responsible role per step': 'Verantwortliche Rolle je Schritt',
  'One role is responsible for each step.': 'Für jeden Schritt ist eine Rolle verantwortlich.',
  'Time and volume per step': 'Zeit und Menge je Schritt',
  'How long a step takes and how often it runs are known.':
    'Wie lange ein Schritt dauert und wie oft er läuft, ist bekannt.',
  'Exception and return paths': 'Ausnahmen und Rückwege',
  'What happens on refusal, absence and error is drawn.':
    'Was bei Ablehnung, Abwesenheit und Fehler geschieht, ist gezeichnet.',
  'Link to user stories': 'Verbindung zu User Storys',
  'Each step points to the stories that realise it.': 'Jeder Schritt verweist auf die Storys, die ihn umsetzen.',

  // User Story
  'Role in the story': 'Rolle in der Story',
  "The role is a real role, never 'the user'.": 'Die Rolle ist eine wirkliche Rolle, niemals „der Nutzer“.',
  'Action in the story': 'Handlung in der Story',
  'One action, in one verb, at one moment.': 'Eine Handlung, in einem Verb, zu einem Zeitpunkt.',
  'Benefit in the story': 'Nutzen in der Story',
  'The benefit is something the role would miss.': 'Der Nutzen ist etwas, das der Rolle fehlen würde.',
  'Acceptance criteria': 'Akzeptanz\u00ADkriterien',
  'Each criterion can be answered yes or no by a tester.':
    'Jedes Kriterium kann ein Tester mit Ja oder Nein beantworten.',
  'Story size and split': 'Größe und Teilung der Story',
  'The story fits in an iteration, or is split by value.':
    'Die Story passt in eine Iteration oder wird nach Nutzen geteilt.',
  'Dependencies between stories': 'Abhängigkeiten zwischen Storys',
  'Stories that must come first are linked.': 'Storys, die zuerst kommen müssen, sind verknüpft.',
  'Definition of done': 'Definition of Done',
  "The team's shared finish line is written once and used.":
    'Die gemeinsame Ziellinie des Teams ist einmal aufgeschrieben und wird benutzt.',
  Input: 'Eingabe',
  'Input name the person recognises': 'Name der Eingabe, den die Person erkennt',
  "The label uses the reader's word, not the column name.":
    'Die Beschriftung nimmt das Wort der Lesenden, nicht den Namen der Spalte.',
  'Input type chosen': 'Gewählte Art der Eingabe',
  'Each input has one of the sixteen input types.': 'Jede Eingabe hat eine der sechzehn Arten.',
  'Order and grouping of inputs': 'Reihenfolge und Gruppen der Eingaben',
  'Inputs appear in the order people have the answers.':
    'Eingaben stehen in der Reihenfolge, in der man die Antworten hat.',
  'Source of the value': 'Herkunft des Werts',
  'Typed, chosen, calculated or fetched: the source is stated.':
    'Getippt, gewählt, berechnet oder geholt: Die Herkunft ist genannt.',
  'Where the value is stored': 'Wo der Wert gespeichert wird',
  "Table and column, or 'not stored', is written.": 'Tabelle und Spalte oder „nicht gespeichert“ ist aufgeschrieben.',
  'Inputs shown only on a condition': 'Eingaben, die nur unter einer Bedingung erscheinen',
  'The condition that reveals an input is written as a rule.':
    'Die Bedingung, unter der eine Eingabe erscheint, ist als Regel aufgeschrieben.',
  'Input Description': 'Beschreibung der Eingabe',
  'Purpose of the input': 'Zweck der Eingabe',
  'Why the question is asked is clear to the person answering.': 'Wer antwortet, weiß, warum gefragt wird.',
  'Who may fill it in': 'Wer sie ausfüllen darf',
  'The role allowed to enter or change the value is named.':
    'Die Rolle, die den Wert eingeben oder ändern darf, ist benannt.',
  'Allowed values': 'Erlaubte Werte',
  'Ranges, lists or patterns are complete.': 'Bereiche, Listen oder Muster sind vollständig.',
  'Example of a valid value': 'Beispiel eines gültigen Werts',
  'A realistic example is given.': 'Ein realistisches Beispiel ist angegeben.',
  'Example of a refused value': 'Beispiel eines abgelehnten Werts',
  'A realistic wrong value and the reason it is refused are given.':
    'Ein realistischer falscher Wert und der Grund der Ablehnung sind angegeben.',
  'Help text beside the input': 'Hilfetext neben der Eingabe',
  'One short sentence where people hesitate.': 'Ein kurzer Satz dort, wo man zögert.',
  'Relation to other inputs': 'Beziehung zu anderen Eingaben',
  'Values that change or limit one another are linked.': 'Werte, die einander ändern oder begrenzen, sind verknüpft.',
  'Manual Description': 'Beschreibung von Hand',
  'Is Required': 'Pflichtfeld',
  'It is stated whether the input may be left empty.': 'Es steht fest, ob die Eingabe leer bleiben darf.',
  'Is Unique': 'Eindeutig',
  'It is stated whether two records may share the value.':
    'Es steht fest, ob zwei Datensätze denselben Wert haben dürfen.',
  'Is Editable': 'Änderbar',
  'It is stated whether the value may change after saving.':
    'Es steht fest, ob sich der Wert nach dem Speichern ändern darf.',
  'Is Integer': 'Ganzzahl',
  'Whole numbers only, or not.': 'Nur ganze Zahlen oder nicht.',
  'Is Float': 'Dezimalzahl',
  'Decimals allowed, and how many.': 'Ob Dezimalstellen erlaubt sind, und wie viele.',
  'Is Dropdown': 'Auswahlliste',
  'The value comes from a list, and where the list lives.': 'Der Wert kommt aus einer Liste, und wo sie liegt.',
  'Is Readonly': 'Nur lesbar',
  'Shown but never typed.': 'Wird gezeigt, aber nie getippt.',
  'Maximum/Minimum length': 'Größte/kleinste Länge',
  'Shortest and longest accepted text.': 'Kürzester und längster angenommener Text.',
  'Date/Time format': 'Format von Datum/Zeit',
  'One format for entry, one for display.': 'Ein Format für die Eingabe, eines für die Anzeige.',
  'Default value': 'Vorgabewert',
  'What is there before anybody types.': 'Was dasteht, bevor jemand tippt.',
  Placeholder: 'Platzhalter',
  'The hint inside an empty input, never the label.': 'Der Hinweis in einer leeren Eingabe, niemals die Beschriftung.',
  Mask: 'Maske',
  'The shape imposed while typing, such as a phone number.':
    'Die Form, die beim Tippen vorgegeben ist, etwa einer Telefonnummer.',
  'Success message': 'Erfolgsmeldung',
  'What is said when it worked.': 'Was gesagt wird, wenn es geklappt hat.',
  'Warning message': 'Warnmeldung',
  'What is said when it may go wrong.': 'Was gesagt wird, wenn es schiefgehen könnte.',
  'Error message': 'Fehlermeldung',
  'What is said when it failed, and what to do next.':
    'Was gesagt wird, wenn es misslungen ist, und was dann zu tun ist.',

  // Form
  'Form name and purpose': 'Name und Zweck des Formulars',
  'The form has one job and a name that says it.': 'Das Formular hat eine Aufgabe und einen Namen, der sie nennt.',
  'Who opens the form': 'Wer das Formular öffnet',
  'Roles, and the place they come from, are named.': 'Rollen und der Ort, von dem sie kommen, sind benannt.',
  'Layout and reading order': 'Anordnung und Lesereihenfolge',
  'Reading order equals visual order equals tab order.':
    'Lesereihenfolge gleich sichtbare Reihenfolge gleich Tab-Reihenfolge.',
  'Groups and sections': 'Gruppen und Abschnitte',
  'Inputs that belong together sit together under a heading.':
    'Eingaben, die zusammengehören, stehen zusammen unter einer Überschrift.',
  'Labels and headings': 'Beschriftungen und Überschriften',
  'Every input has a visible label.': 'Jede Eingabe hat eine sichtbare Beschriftung.',
  'Empty, loading and error states': 'Leer, ladend und fehlerhaft',
  'The form is described before, during and after data.':
    'Das Formular ist vor, während und nach den Daten beschrieben.',
  'Event Action': 'Ereignis und Aktion',
  Onclick: 'Onclick',
  'What a click does is written as one sentence.': 'Was ein Klick bewirkt, ist in einem Satz aufgeschrieben.',
  Onchange: 'Onchange',
  'What changes elsewhere when a value changes.': 'Was sich anderswo ändert, wenn sich ein Wert ändert.',
  Onload: 'Onload',
  'What is fetched or filled when the form opens.': 'Was geholt oder gefüllt wird, wenn sich das Formular öffnet.',
  Ondblclick: 'Ondblclick',
  'Double click is used rarely, and has a single-click equivalent.':
    'Der Doppelklick ist selten und auch mit einem einfachen Klick zu erreichen.',
  Onmouseover: 'Onmouseover',
  'Hover only adds information that is available elsewhere.': 'Überfahren zeigt nur, was auch anderswo zu finden ist.',
  Onrightclick: 'Onrightclick',
  'Context actions are listed and reachable another way.':
    'Aktionen des Kontextmenüs sind aufgeführt und auch anders zu erreichen.',
  'Form Action': 'Aktion des Formulars',
  'Save a new record': 'Einen neuen Datensatz speichern',
  'Which table receives the record, and what is returned.': 'Welche Tabelle den Datensatz bekommt und was zurückkommt.',
  'Update an existing record': 'Einen vorhandenen Datensatz ändern',
  'Which record, and what happens if it changed meanwhile.':
    'Welchen Datensatz, und was geschieht, wenn er sich inzwischen geändert hat.',
  'Delete with confirmation': 'Löschen mit Bestätigung',
  'What is removed, and how it can be brought back.': 'Was entfernt wird und wie man es zurückholt.',
  'Send for approval': 'Zur Freigabe senden',
  'To whom, and what they see.': 'An wen, und was diese Person sieht.',
  'Call an API': 'Eine API aufrufen',
  'Which API card, with which values.': 'Welche API-Karte, mit welchen Werten.',
  'Open another form': 'Ein anderes Formular öffnen',
  'Which form, carrying which key.': 'Welches Formular, mit welchem Schlüssel.',
  'Show a message': 'Eine Meldung zeigen',
  'Which message, where, and for how long.': 'Welche Meldung, wo und wie lange.',
  'Input Types': 'Arten von Eingaben',
  'Edit Line': 'Eingabezeile',
  'One line of typed text.': 'Eine Zeile getippter Text.',
  'Select Box': 'Auswahlfeld',
  'One choice from a list.': 'Eine Auswahl aus einer Liste.',
  'Data Picker': 'Datumsauswahl',
  'A date chosen or typed.': 'Ein Datum, gewählt oder getippt.',
  'Time Picker': 'Zeitauswahl',
  'A time chosen or typed.': 'Eine Uhrzeit, gewählt oder getippt.',
  'Check Box': 'Kontroll\u00ADkästchen',
  'Yes or no, independent of others.': 'Ja oder nein, unabhängig von anderen.',
  'File Picker': 'Dateiauswahl',
  'A file, with its types and size limit.': 'Eine Datei, mit erlaubten Arten und größter Größe.',
  'Radio Button': 'Optionsfeld',
  'One choice among few, all visible.': 'Eine Auswahl aus wenigen, alle sichtbar.',
  Image: 'Bild',
  'A picture with its text alternative.': 'Ein Bild mit seinem Alternativtext.',
  Label: 'Beschriftung',
  'Text that is shown and never entered.': 'Text, der gezeigt und nie eingegeben wird.',
  Textarea: 'Textbereich',
  'Several lines of typed text.': 'Mehrere Zeilen getippter Text.',
  'Inner Check Box': 'Inneres Kontroll\u00ADkästchen',
  'A check box inside a row or a list item.': 'Ein Kontroll\u00ADkästchen in einer Zeile oder einem Listeneintrag.',
  Button: 'Schaltfläche',
  'Starts an action, named by a verb.': 'Startet eine Aktion, benannt mit einem Verb.',
  Hyperlink: 'Hyperlink',
  'Goes to a place, named by the place.': 'Führt an einen Ort, benannt nach dem Ort.',
  Video: 'Video',
  'A recording with captions.': 'Eine Aufnahme mit Untertiteln.',
  Group: 'Gruppe',
  'A frame around inputs that belong together.': 'Ein Rahmen um Eingaben, die zusammengehören.',
  Table: 'Tabelle',
  'Rows and columns, with what a row stands for.': 'Zeilen und Spalten, mit dem, wofür eine Zeile steht.',

  // User Story Management
  'Flow Management': 'Verwaltung der Flüsse',
  'Flow list and status': 'Liste und Status der Flüsse',
  'All flows are in one list, each with one status.': 'Alle Flüsse stehen in einer Liste, jeder mit einem Status.',
  'Flow owner': 'Wer den Fluss verantwortet',
  'Each flow has one named owner.': 'Jeder Fluss hat eine namentlich verantwortliche Person.',
  'Order of flows for release': 'Reihenfolge der Flüsse für die Freigabe',
  'The order is agreed and the reason is visible.': 'Die Reihenfolge ist vereinbart, der Grund sichtbar.',
  'Progress of a flow': 'Fortschritt eines Flusses',
  'Progress counts accepted stories, not effort.': 'Fortschritt zählt abgenommene Storys, nicht Aufwand.',
  'Blocked flows': 'Blockierte Flüsse',
  'Each block has a cause, an owner and a date.':
    'Jede Blockade hat eine Ursache, eine verantwortliche Person und ein Datum.',
  'Change history of a flow': 'Änderungs\u00ADverlauf eines Flusses',
  'Who changed what and when can be read back.': 'Wer was wann geändert hat, lässt sich nachlesen.',
  'Backlog order': 'Reihenfolge des Backlogs',
  'There is a first story, a second story and so on, with no ties.':
    'Es gibt eine erste Story, eine zweite und so weiter, keine zwei gleichauf.',
  'Assignment to a person': 'Zuweisung an eine Person',
  'One name per story in progress.': 'Ein Name je Story in Arbeit.',
  'Estimate and actual time': 'Geschätzte und tatsächliche Zeit',
  'Both are kept, so that estimates improve.': 'Beide werden festgehalten, damit Schätzungen besser werden.',
  'Status from draft to accepted': 'Status vom Entwurf bis zur Abnahme',
  'Statuses have entry rules, and stories move one way unless refused.':
    'Jeder Status hat Eintrittsregeln, und Storys gehen nur vorwärts, wenn sie nicht abgelehnt werden.',
  'Sprint or iteration plan': 'Plan des Sprints oder der Iteration',
  'The plan shows what was promised and what was left out.': 'Der Plan zeigt, was zugesagt und was weggelassen wurde.',
  'Acceptance by the product owner': 'Abnahme durch den Product Owner',
  'Acceptance is recorded against the criteria.': 'Die Abnahme ist an den Kriterien festgehalten.',
  'Issue Management': 'Verwaltung von Vorgängen',
  'Issue description and steps': 'Beschreibung und Schritte des Vorgangs',
  'Somebody else can repeat the problem from the text.': 'Jemand anderes kann das Problem nach dem Text wiederholen.',
  'Issue type: defect, change or question': 'Art des Vorgangs: Fehler, Änderung oder Frage',
  'The type is chosen by rule, not by mood.': 'Die Art folgt einer Regel, nicht der Laune.',
  'Severity and priority': 'Schwere und Priorität',
  'How bad it is and how soon it is done are separate.':
    'Wie schlimm es ist und wie bald es erledigt wird, ist zweierlei.',
  'Link to user story and input': 'Verbindung zu User Story und Eingabe',
  'Each issue points to the exact story and input.': 'Jeder Vorgang verweist auf genau die Story und die Eingabe.',
  'Assignee and due date': 'Wer und bis wann',
  'One name and one date.': 'Ein Name und ein Datum.',
  'Closing with evidence': 'Abschluss mit Nachweis',
  'A picture, a query or a test shows that it is fixed.':
    'Ein Bild, eine Abfrage oder ein Test zeigt, dass es behoben ist.',

  // Programming
  'Core Concept': 'Grundbegriffe',
  'Data before screens': 'Daten vor Bildschirm\u00ADseiten',
  'The record is designed before the screen that shows it.':
    'Der Datensatz wird vor der Bildschirm\u00ADseite entworfen, die ihn zeigt.',
  'Entity and attribute': 'Entität und Attribut',
  'Things and their properties are told apart.': 'Dinge und ihre Eigenschaften werden unterschieden.',
  'Record, list and table': 'Datensatz, Liste und Tabelle',
  'One, many and stored are different words with different shapes.':
    'Eines, viele und gespeichert sind verschiedene Wörter mit verschiedener Gestalt.',
  'Key and relation': 'Schlüssel und Beziehung',
  'How a record is found and how records point to one another.':
    'Wie man einen Datensatz findet und wie Datensätze aufeinander verweisen.',
  'State and transition': 'Zustand und Übergang',
  'Allowed states and the moves between them are listed.':
    'Erlaubte Zustände und die Übergänge zwischen ihnen sind aufgeführt.',
  'Rule expressed as data': 'Regel als Daten',
  'Rules that change often live in tables, not in code.':
    'Regeln, die sich oft ändern, stehen in Tabellen, nicht im Code.',
  'Read and write separated': 'Lesen und Schreiben getrennt',
  'Operations that only read never change anything.': 'Operationen, die nur lesen, ändern niemals etwas.',
  'API and Operation Description': 'Beschreibung von API und Operation',
  'API name and purpose': 'Name und Zweck der API',
  'The name is a verb and an object, the purpose one sentence.':
    'Der Name ist ein Verb und ein Objekt, der Zweck ein Satz.',
  'Caller and permission': 'Aufrufer und Berechtigung',
  'Who may call it, and what happens to others.': 'Wer sie aufrufen darf, und was anderen geschieht.',
  'Request fields': 'Felder der Anfrage',
  'Name, type, required or not, and an example of each.': 'Name, Typ, Pflicht oder nicht, und je ein Beispiel.',
  'Response fields': 'Felder der Antwort',
  'Name, type, when it is missing, and an example of each.': 'Name, Typ, wann es fehlt, und je ein Beispiel.',
  'Operation steps': 'Schritte der Operation',
  'Numbered steps in plain words, before any code.': 'Nummerierte Schritte in einfachen Worten, vor jedem Code.',
  'Errors returned': 'Zurückgegebene Fehler',
  'Each error has a code, a text and a cause.': 'Jeder Fehler hat einen Code, einen Text und eine Ursache.',
  'Side effects and stored data': 'Nebenwirkungen und gespeicherte Daten',
  'What is written, sent or scheduled by the call.': 'Was der Aufruf schreibt, sendet oder einplant.',
  'Example request and response': 'Beispiel von Anfrage und Antwort',
  'One complete pair that a tester can paste.': 'Ein vollständiges Paar, das ein Tester einfügen kann.',
} satisfies Words;
