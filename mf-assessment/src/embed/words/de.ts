import type { Words } from '@agile-languages/shared/formats';
import { criteria } from './criteria-de.ts';

/** German, by the English text. */
export const words = {
  ...criteria,
  'Skip this part': 'Diesen Teil überspringen',
  '{0}%': '{0} %',
  '{0} of {1}': '{0} von {1}',
  On: 'An',
  Off: 'Aus',
  Partly: 'Teils',
  Close: 'Schließen',
  'One moment …': 'Einen Moment …',
  'This part could not be loaded.': 'Dieser Teil konnte nicht geladen werden.',
  'Try again': 'Noch einmal versuchen',

  // Cases
  'Which conversation?': 'Welches Gespräch?',
  'Each weighs the Languages differently': 'Jedes gewichtet die Sprachen anders',
  'Case {0}': 'Fall {0}',
  'Case {0}: {1}': 'Fall {0}: {1}',
  'Business Development': 'Geschäfts\u00ADentwicklung',
  'Data Flow Management': 'Datenfluss-Management',
  'Digital Product Development': 'Digitale Produkt\u00ADentwicklung',
  'Digital Product Management': 'Digitales Produkt\u00ADmanagement',
  Internal: 'Intern',
  'People in {0} talk among themselves.': '{0}: Hier spricht man untereinander.',
  '{0} talks to {0}: one team hands over to another.': '{0} spricht mit {0}: Ein Team übergibt an ein anderes.',
  '{0} speaks, {1} has to act on it.': '{0} spricht, {1} muss danach handeln.',
  'Weights of the Languages': 'Gewichte der Sprachen',
  'These weights add up to {0}.': 'Zusammen ergeben diese Gewichte {0}.',
  'Not sure? Tell us who is talking to whom': 'Nicht sicher? Sagen Sie uns, wer mit wem spricht',
  'Who speaks?': 'Wer spricht?',
  'Who listens?': 'Wer hört zu?',
  'Colleagues in the same zone': 'Kolleginnen und Kollegen im selben Bereich',
  '{0}, another team': '{0}, ein anderes Team',
  'First say who speaks.': 'Sagen Sie zuerst, wer spricht.',
  '{0} cases fit. Their weights differ:': '{0} Fälle passen. Ihre Gewichte sind verschieden:',

  // Languages and topics
  'Your Languages': 'Ihre Sprachen',
  'weight {0}': 'Gewicht {0}',
  '{0} of {1} on': '{0} von {1} an',
  '{0}, all topics': '{0}, alle Themen',
  Categories: 'Kategorien',
  '{0} ({1}), {2} on': '{0} ({1}), {2} an',
  'not yet': 'noch nicht',
  'Check All': 'Alle wählen',
  'Next category: {0}': 'Nächste Kategorie: {0}',
  'You have looked at all {0} categories.': 'Sie haben alle {0} Kategorien angesehen.',

  // Level
  'Level: {0}%': 'Stufe: {0} %',
  'Agile Communication Level': 'Agile Communication Level',
  'Agile Communication Level:': 'Agile Communication Level:',
  'Agile Communication Level: {0}%': 'Agile Communication Level: {0} %',
  'One set of marks, eight results': 'Einmal geantwortet, acht Ergebnisse',
  'The same skills count more in one conversation than in another. Highest level first.':
    'Dieselben Fähigkeiten zählen in einem Gespräch mehr als in einem anderen. Die höchste Stufe zuerst.',
  'The level in each case': 'Die Stufe in jedem Fall',
  Case: 'Fall',
  Level: 'Stufe',
  Other: 'Andere',
  Most: 'Höchste',
  'All {0} topics are on.': 'Alle {0} Themen sind an.',
  '{0} of {1} topics are missing; most are in {2}.': '{0} von {1} Themen fehlen, die meisten in {2}.',
  '{0} of {1} topics is missing; it is in {2}.|{0} of {1} topics are missing; all in {2}.':
    '{0} von {1} Themen fehlt, und zwar in {2}.|{0} von {1} Themen fehlen, alle in {2}.',
  'The highest possible level in this case is {0}%.': 'Die höchste mögliche Stufe in diesem Fall ist {0} %.',
  'Looked at {0} of {1} categories': '{0} von {1} Kategorien angesehen',
  'The small numbers beside the ruler are the other cases, with the same answers.':
    'Die kleinen Zahlen neben dem Maßstab sind die anderen Fälle, mit denselben Antworten.',
  'Dashed line: the answers to compare with.': 'Gestrichelte Linie: die Antworten zum Vergleich.',
  'Learn first': 'Zuerst lernen',
  'under 1': 'unter 1',
  'Nothing yet: everything is on. Switch off what you cannot do, and we will say where to start.':
    'Noch nichts: Alles ist an. Schalten Sie aus, was Sie nicht können, dann sagen wir, wo Sie anfangen.',
  'Learn this one and you reach {}': 'Lernen Sie dies, dann erreichen Sie {}',
  'Learn these two and you reach {}': 'Lernen Sie diese zwei, dann erreichen Sie {}',
  'Learn these three and you reach {}': 'Lernen Sie diese drei, dann erreichen Sie {}',
  ', together +{0}': ', zusammen +{0}',

  // Tools
  'This result': 'Dieses Ergebnis',
  Report: 'Bericht',
  Share: 'Teilen',
  Compare: 'Vergleich',
  Team: 'Team',
  'Run it with a group': 'In der Gruppe',
  Reset: 'Zurücksetzen',
  Undo: 'Rückgängig',
  'Every topic is on again.': 'Alle Themen sind wieder an.',
  'These are the answers of the file.': 'Dies sind die Antworten der Datei.',

  // Share
  'Share this result': 'Dieses Ergebnis teilen',
  'Link with your answers': 'Link mit Ihren Antworten',
  Copy: 'Kopieren',
  'Copied.': 'Kopiert.',
  'This browser does not let pages copy. The link is selected; copy it with the keyboard.':
    'Dieser Browser lässt Seiten nicht kopieren. Der Link ist markiert; kopieren Sie ihn mit der Tastatur.',
  'The link itself carries the case and all marks; nothing is sent to a server. Whoever opens it sees this result and keeps their own. Put it in your notes today and compare in three months.':
    'Der Link selbst trägt den Fall und alle Antworten; an einen Server wird nichts gesendet. Wer ihn öffnet, sieht dieses Ergebnis und behält das eigene. Legen Sie ihn heute zu Ihren Notizen, und vergleichen Sie in drei Monaten.',
  'QR code of this link': 'QR-Code dieses Links',

  // Compare
  'Link of another person, or an older one of yours': 'Link einer anderen Person oder ein älterer von Ihnen',
  "Compare with today's answers": 'Mit den heutigen Antworten vergleichen',
  'Stop comparing': 'Vergleich beenden',
  "Today's marks are kept as the dashed line. Change yours to see the distance.":
    'Die heutigen Antworten bleiben als gestrichelte Linie. Ändern Sie Ihre, um den Abstand zu sehen.',
  'The dashed line is the other one.': 'Die gestrichelte Linie ist das andere Ergebnis.',
  'We could not read this link.': 'Wir konnten diesen Link nicht lesen.',
  'This link was made by a newer version of the meter.': 'Dieser Link stammt von einer neueren Version.',
  'Level of case {0}: you {}': 'Stufe in Fall {0}: Sie {}',
  ', the other {}.': ', das andere Ergebnis {}.',
  'Both have the same topics on in this case.': 'Beide haben in diesem Fall dieselben Themen an.',
  'Topics that are on, by category. The largest difference comes first.':
    'Themen, die an sind, nach Kategorie. Der größte Unterschied steht zuerst.',
  Category: 'Kategorie',
  You: 'Sie',
  They: 'Andere',
  Difference: 'Unterschied',
  'other topics': 'andere Themen',
  'One other category is the same.|The {0} other categories of this case are the same.':
    'Eine weitere Kategorie ist gleich.|Die {0} anderen Kategorien dieses Falls sind gleich.',

  // Team
  'Your team': 'Ihr Team',
  'Ask everyone to press Share and send you their link. Nothing is uploaded, and names are never shown.':
    'Bitten Sie alle, auf „Teilen“ zu drücken und Ihnen den Link zu senden. Nichts wird hochgeladen, Namen werden nie gezeigt.',
  'Links of the team, one per line': 'Links des Teams, einer je Zeile',
  'Or photographs of their codes': 'Oder Fotos der Codes',
  'No code was found in the picture.': 'In dem Bild wurde kein Code gefunden.',
  'This picture could not be read.': 'Dieses Bild konnte nicht gelesen werden.',
  'Count them: they are of different people': 'Mitzählen: Sie sind von verschiedenen Personen',
  '{0} people in case {1}': '{0} Personen in Fall {1}',
  One: 'Ein',
  Two: 'Zwei',
  Three: 'Drei',
  '{1} link holds the same marks as another and is left out.|{1} links hold the same marks as another and are left out.':
    '{1} Link hat dieselben Antworten wie ein anderer und zählt nicht mit.|{1} Links haben dieselben Antworten wie ein anderer und zählen nicht mit.',
  'A team view needs three links or more; one is here.': 'Ein Team braucht mindestens drei Links; einer ist da.',
  'A team view needs three links or more; two are here.': 'Ein Team braucht mindestens drei Links; zwei sind da.',
  '{1} link was made by a newer version of the meter.|{1} links were made by a newer version of the meter.':
    '{1} Link stammt von einer neueren Version.|{1} Links stammen von einer neueren Version.',
  'We could not read one line.|We could not read {0} lines.':
    'Eine Zeile konnten wir nicht lesen.|{0} Zeilen konnten wir nicht lesen.',
  'Agile Communication Level on average {}, from {0}% to {1}%.':
    'Agile Communication Level im Mittel {}, von {0} % bis {1} %.',
  'You differ most on {}.': 'Am weitesten auseinander sind Sie bei {}.',
  'You agree on every category.': 'In jeder Kategorie sind Sie sich einig.',
  'How many topics people have on. The bar runs from lowest to highest; the line is the average.':
    'Wie viele Themen an sind. Der Balken reicht vom niedrigsten zum höchsten Wert; die Linie ist der Mittelwert.',
  '0 to 100': '0 bis 100',
  Mean: 'Mittel',
  Lowest: 'Niedrigste',
  Highest: 'Höchste',
  'Level of case {0}': 'Stufe in Fall {0}',

  // With a group
  '{0} of {1}, {2}': '{0} von {1}, {2}',
  Result: 'Ergebnis',
  Previous: 'Zurück',
  Next: 'Weiter',
  'Show the result': 'Ergebnis zeigen',
  'Use the arrow keys to move.': 'Mit den Pfeiltasten blättern.',
  'Press the key beside a topic to switch it.': 'Die Taste neben einem Thema schaltet es um.',
  'Nothing. Every topic of this case is on.': 'Nichts. Alle Themen dieses Falls sind an.',
  'The other cases': 'Die anderen Fälle',

  // Report
  'Your report': 'Ihr Bericht',
  'Several pages with your level, all eight cases, what is strong, what is missing and what to learn in which order. It is made in this browser; nothing is uploaded.':
    'Mehrere Seiten mit Ihrer Stufe, allen acht Fällen, was stark ist, was fehlt und was in welcher Reihenfolge zu lernen ist. Er entsteht in diesem Browser; nichts wird hochgeladen.',
  'Print or save as PDF': 'Drucken oder als PDF speichern',
  'Table (CSV)': 'Tabelle (CSV)',
  'Data (JSON)': 'Daten (JSON)',
  'Load answers you saved earlier (CSV or JSON)': 'Früher gespeicherte Antworten laden (CSV oder JSON)',
  'The file is open. Undo brings your answers back.':
    'Die Datei ist geöffnet. „Rückgängig“ bringt Ihre Antworten zurück.',
  'We could not read this file. Your own answers have not changed.':
    'Wir konnten diese Datei nicht lesen. Ihre Antworten sind unverändert.',
  'This file was saved by a newer version of the meter; your answers are as they were.':
    'Diese Datei stammt von einer neueren Version; Ihre Antworten sind unverändert.',
  'Self-assessment': 'Selbst\u00ADeinschätzung',
  Date: 'Datum',
  'Topics that are on': 'Themen, die an sind',
  'Highest possible level': 'Höchste mögliche Stufe',
  'Made in the browser of the person who filled it in. Nothing was sent anywhere.':
    'Im Browser der Person entstanden, die geantwortet hat. Nichts wurde irgendwohin gesendet.',
  '0 to {0}': '0 bis {0}',
  Strengths: 'Stärken',
  Gaps: 'Lücken',
  'No topic of this case is on yet.': 'Noch ist kein Thema dieses Falls an.',
  'Every topic of this case is on.': 'Alle Themen dieses Falls sind an.',
  '{0} of {1} topics, {2}%': '{0} von {1} Themen, {2} %',
  Plan: 'Plan',
  'What raises the level of this case most, in this order.':
    'Was die Stufe dieses Falls am meisten hebt, in dieser Reihenfolge.',
  'Nothing is missing in this case. Choose another conversation, or ask a coach to look at real work.':
    'In diesem Fall fehlt nichts. Wählen Sie ein anderes Gespräch, oder lassen Sie einen Coach echte Arbeit ansehen.',
  'Language of {1}, {0} hours': 'Language of {1}, {0} Stunde|Language of {1}, {0} Stunden',
  '{0}, then {1}%': '{0}, dann {1} %',
  'Not yet': 'Noch nicht',
  Method: 'Methode',
  'The meter asks about 153 topics in six Languages. For each topic the person says whether they can do it today; its second line says what that means. Marks belong to the person, so all eight cases read the same ones.':
    'Gefragt wird nach 153 Themen in sechs Sprachen. Zu jedem sagt die Person, ob sie es heute kann; die zweite Zeile sagt, was das heißt. Die Antworten gehören der Person, deshalb lesen alle acht Fälle dieselben.',
  'A case is a conversation between two zones of a company. It gives each of its Languages a weight. The level is the sum over all topics that are on, of the topic’s score times the weight of its Language, divided by 100 and rounded down. The weights of case 2 add up to {0} and those of case 3 to {1}, so these two end there.':
    'Ein Fall ist ein Gespräch zwischen zwei Bereichen eines Unternehmens. Er gibt jeder seiner Sprachen ein Gewicht. Die Stufe ist die Summe über alle Themen, die an sind: Punkte des Themas mal Gewicht seiner Sprache, geteilt durch 100 und abgerundet. Die Gewichte von Fall 2 ergeben {0}, die von Fall 3 {1}; diese beiden enden dort.',
  'This is a self-assessment, not an exam: it is as true as the marks are. An assessment by a coach looks at real work.':
    'Dies ist eine Selbst\u00ADeinschätzung, keine Prüfung: Sie ist so wahr wie die Antworten. Ein Assessment durch einen Coach sieht sich echte Arbeit an.',
  'Languages of case {0}': 'Sprachen in Fall {0}',
  Language: 'Sprache',
  Weight: 'Gewicht',
  'Look again in three months': 'In drei Monaten noch einmal ansehen',
  'This address holds the marks of this report. Open it then and choose “Compare with mine”, or paste it under Compare.':
    'Diese Adresse enthält die Antworten dieses Berichts. Fügen Sie sie dann unter „Vergleich“ ein.',
} satisfies Words;
