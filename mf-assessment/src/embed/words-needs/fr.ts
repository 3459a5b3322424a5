import type { words as german } from './de.ts';

/** French, by the English text. */
export const words: Record<keyof typeof german, string> = {
  'Skip this part': 'Passer cette partie',

  // Roles
  Roles: 'Rôles',
  'Revenue or cost role': 'Responsable de revenus ou de coûts',
  'Business analyst or data flow manager': 'Analyste métier ou responsable des flux de données',
  'Digital product owner': 'Product owner numérique',
  'Digital product manager': 'Chef de produit numérique',
  'Development team member': 'Membre de l’équipe de développement',

  // Sheets
  Language: 'Langage',
  Rate: 'Part',
  'On or off': 'Activé ou non',
  On: 'Oui',
  Off: 'Non',
  '{0}, total': '{0}, total',
  '{0}%': '{0} %',
  '{0} Language|{0} Languages': '{0} langage|{0} langages',
  '{0} hour|{0} hours': '{0} heure|{0} heures',

  // Plan
  'Your plan': 'Votre plan',
  'Your plan: {}': 'Votre plan : {}',
  'Switch everything on': 'Tout activer',
  'See classes': 'Voir les cours',

  // What each role does with its Languages
  'You decide what a product may earn or spend': 'Vous décidez de ce qu’un produit peut rapporter ou dépenser',
  'Start with Money and Financial Statement. Data Flow and User Story let you follow your own number into the product.':
    'Commencez par Money et Financial Statement. Data Flow et User Story vous laissent suivre votre chiffre jusque dans le produit.',
  'State who pays, how much and what could stop it': 'Dire qui paie, combien, et ce qui pourrait l’empêcher',
  'Read the line your product moves': 'Lire la ligne que votre produit fait bouger',
  'See where revenue and cost arise in the process': 'Voir où naissent revenus et coûts dans le processus',
  'Ask for a change in a form a team can accept': 'Demander un changement sous une forme qu’une équipe peut accepter',
  'You describe how the work and the data move': 'Vous décrivez comment circulent le travail et les données',
  'Data Flow carries your work. The other four let you finish a description without handing over half of it.':
    'Data Flow porte votre travail. Les quatre autres vous laissent achever une description sans en céder la moitié.',
  'Draw the master flow with data on every arrow': 'Dessiner le flux principal, avec des données sur chaque flèche',
  'Turn a step into a story with complete inputs': 'Faire d’une étape une story aux entrées complètes',
  'Specify a screen in words': 'Spécifier un écran avec des mots',
  'Describe stores, keys and rules': 'Décrire stockages, clés et règles',
  'Know which revenue the flow protects': 'Savoir quel revenu le flux protège',
  'You decide what is built next and when it is accepted':
    'Vous décidez de la suite à construire et de son acceptation',
  'User Story is your daily Language. User Story Management, Data Flow and Money keep the priorities honest; Form keeps reviews short.':
    'User Story est votre langage quotidien. User Story Management, Data Flow et Money gardent les priorités honnêtes ; Form abrège les revues.',
  'Write and accept complete stories': 'Écrire et accepter des stories complètes',
  'Keep one order and visible blocks': 'Tenir un ordre unique et des blocages visibles',
  'Place each story on the flow': 'Situer chaque story sur le flux',
  'Explain the order in money': 'Expliquer l’ordre par l’argent',
  'Review screens before development': 'Revoir les écrans avant le développement',
  'You answer for several products, their money and their teams':
    'Vous répondez de plusieurs produits, de leur argent et de leurs équipes',
  'Five Languages, equally important. You translate between sponsors, analysts and teams all day.':
    'Cinq langages, d’égale importance. Vous traduisez toute la journée entre sponsors, analystes et équipes.',
  'Compare business cases': 'Comparer des business cases',
  "Report products in the company's own statements": 'Rendre compte des produits dans les états de l’entreprise',
  'See dependencies between products': 'Voir les dépendances entre produits',
  'Judge whether work is ready': 'Juger si le travail est prêt',
  'Add up progress across teams': 'Additionner l’avancement des équipes',
  'You build, test and run the product': 'Vous construisez, testez et exploitez le produit',
  'Five Languages, equally important. You read three every day and reply in the other two.':
    'Cinq langages, d’égale importance. Vous en lisez trois chaque jour et répondez dans les deux autres.',
  'Ask for what is missing before the iteration': 'Demander ce qui manque avant l’itération',
  'Build every state of a screen': 'Construire chaque état d’un écran',
  'Agree on tables with the people who own the words':
    'S’accorder sur les tables avec ceux à qui les mots appartiennent',
  'Describe operations before writing them': 'Décrire les opérations avant de les programmer',
  'Close issues with evidence': 'Clore les tickets avec une preuve',
};
