import type { Words } from '@agile-languages/shared/formats';

/** German, by the English text. */
export const words = {
  'Skip this part': 'Diesen Teil überspringen',

  // Roles
  Roles: 'Rollen',
  'Revenue or cost role': 'Verantwortung für Umsatz oder Kosten',
  'Business analyst or data flow manager': 'Business-Analyse oder Datenfluss-Management',
  'Digital product owner': 'Digital Product Owner',
  'Digital product manager': 'Digitales Produkt\u00ADmanagement',
  'Development team member': 'Mitglied im Entwicklungs\u00ADteam',

  // Sheets
  Language: 'Sprache',
  Rate: 'Anteil',
  'On or off': 'An oder aus',
  On: 'An',
  Off: 'Aus',
  '{0}, total': '{0}, gesamt',
  '{0}%': '{0} %',
  '{0} Language|{0} Languages': '{0} Sprache|{0} Sprachen',
  '{0} hour|{0} hours': '{0} Stunde|{0} Stunden',

  // Plan
  'Your plan': 'Ihr Plan',
  'Your plan: {}': 'Ihr Plan: {}',
  'Switch everything on': 'Alles einschalten',
  'See classes': 'Kurse ansehen',

  // What each role does with its Languages
  'You decide what a product may earn or spend': 'Sie entscheiden, was ein Produkt einbringen oder kosten darf',
  'Start with Money and Financial Statement. Data Flow and User Story let you follow your own number into the product.':
    'Beginnen Sie mit Money und Financial Statement. Mit Data Flow und User Story verfolgen Sie Ihre Zahl bis ins Produkt.',
  'State who pays, how much and what could stop it': 'Sagen, wer zahlt, wie viel, und was das verhindern könnte',
  'Read the line your product moves': 'Die Zeile lesen, die Ihr Produkt bewegt',
  'See where revenue and cost arise in the process': 'Sehen, wo im Prozess Umsatz und Kosten entstehen',
  'Ask for a change in a form a team can accept': 'Eine Änderung so formulieren, dass ein Team sie annehmen kann',
  'You describe how the work and the data move': 'Sie beschreiben, wie sich Arbeit und Daten bewegen',
  'Data Flow carries your work. The other four let you finish a description without handing over half of it.':
    'Data Flow trägt Ihre Arbeit. Die anderen vier lassen Sie eine Beschreibung vollenden, ohne die Hälfte abzugeben.',
  'Draw the master flow with data on every arrow': 'Den Hauptfluss zeichnen, mit Daten an jedem Pfeil',
  'Turn a step into a story with complete inputs': 'Aus einem Schritt eine Story mit vollständigen Eingaben machen',
  'Specify a screen in words': 'Eine Bildschirm\u00ADseite in Worten spezifizieren',
  'Describe stores, keys and rules': 'Speicher, Schlüssel und Regeln beschreiben',
  'Know which revenue the flow protects': 'Wissen, welchen Umsatz der Fluss schützt',
  'You decide what is built next and when it is accepted':
    'Sie entscheiden, was als Nächstes gebaut und wann es abgenommen wird',
  'User Story is your daily Language. User Story Management, Data Flow and Money keep the priorities honest; Form keeps reviews short.':
    'User Story ist Ihre tägliche Sprache. User Story Management, Data Flow und Money halten die Prioritäten ehrlich; Form hält Reviews kurz.',
  'Write and accept complete stories': 'Vollständige Storys schreiben und abnehmen',
  'Keep one order and visible blocks': 'Eine einzige Reihenfolge und sichtbare Hindernisse führen',
  'Place each story on the flow': 'Jede Story im Fluss verorten',
  'Explain the order in money': 'Die Reihenfolge in Geld erklären',
  'Review screens before development': 'Bildschirm\u00ADseiten vor der Entwicklung prüfen',
  'You answer for several products, their money and their teams':
    'Sie verantworten mehrere Produkte, ihr Geld und ihre Teams',
  'Five Languages, equally important. You translate between sponsors, analysts and teams all day.':
    'Fünf Sprachen, gleich wichtig. Sie übersetzen den ganzen Tag zwischen Sponsoren, Analysten und Teams.',
  'Compare business cases': 'Business Cases vergleichen',
  "Report products in the company's own statements": 'Über Produkte in den Abschlüssen des Unternehmens berichten',
  'See dependencies between products': 'Abhängigkeiten zwischen Produkten sehen',
  'Judge whether work is ready': 'Beurteilen, ob Arbeit bereit ist',
  'Add up progress across teams': 'Fortschritt über Teams hinweg summieren',
  'You build, test and run the product': 'Sie bauen, testen und betreiben das Produkt',
  'Five Languages, equally important. You read three every day and reply in the other two.':
    'Fünf Sprachen, gleich wichtig. Drei lesen Sie jeden Tag, in den anderen zwei antworten Sie.',
  'Ask for what is missing before the iteration': 'Vor der Iteration nach dem fragen, was fehlt',
  'Build every state of a screen': 'Jeden Zustand einer Bildschirm\u00ADseite bauen',
  'Agree on tables with the people who own the words': 'Tabellen mit denen abstimmen, denen die Begriffe gehören',
  'Describe operations before writing them': 'Operationen beschreiben, bevor sie programmiert werden',
  'Close issues with evidence': 'Vorgänge mit Nachweis abschließen',
} satisfies Words;
