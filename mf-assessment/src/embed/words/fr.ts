import { criteria } from './criteria-fr.ts';
import type { words as german } from './de.ts';

/** French, by the English text. */
export const words: Record<keyof typeof german, string> = {
  ...criteria,
  'Skip this part': 'Passer cette partie',
  '{0}%': '{0} %',
  '{0} of {1}': '{0} sur {1}',
  On: 'Oui',
  Off: 'Non',
  Partly: 'En partie',
  Close: 'Fermer',
  'One moment …': 'Un instant…',
  'This part could not be loaded.': 'Cette partie n’a pas pu être chargée.',
  'Try again': 'Réessayer',

  // Cases
  'Which conversation?': 'Quelle conversation ?',
  'Each weighs the Languages differently': 'Chacune pondère les langages autrement',
  'Case {0}': 'Cas {0}',
  'Case {0}: {1}': 'Cas {0} : {1}',
  'Business Development': 'Développement commercial',
  'Data Flow Management': 'Gestion des flux de données',
  'Digital Product Development': 'Développement de produits numériques',
  'Digital Product Management': 'Gestion de produits numériques',
  Internal: 'Interne',
  'People in {0} talk among themselves.': '{0} : on y parle entre soi.',
  '{0} talks to {0}: one team hands over to another.': '{0} parle à {0} : une équipe passe le relais à une autre.',
  '{0} speaks, {1} has to act on it.': '{0} parle, {1} doit agir en conséquence.',
  'Weights of the Languages': 'Poids des langages',
  'These weights add up to {0}.': 'La somme de ces poids est {0}.',
  'Not sure? Tell us who is talking to whom': 'Un doute ? Dites-nous qui parle à qui',
  'Who speaks?': 'Qui parle ?',
  'Who listens?': 'Qui écoute ?',
  'Colleagues in the same zone': 'Des collègues de la même zone',
  '{0}, another team': '{0}, une autre équipe',
  'First say who speaks.': 'Dites d’abord qui parle.',
  '{0} cases fit. Their weights differ:': '{0} cas conviennent. Leurs poids diffèrent :',

  // Languages and topics
  'Your Languages': 'Vos langages',
  'weight {0}': 'poids {0}',
  '{0} of {1} on': '{0} sur {1} acquis',
  '{0}, all topics': '{0}, tous les sujets',
  Categories: 'Catégories',
  '{0} ({1}), {2} on': '{0} ({1}), {2} acquis',
  'not yet': 'pas encore',
  'Check All': 'Tout cocher',
  'Next category: {0}': 'Catégorie suivante : {0}',
  'You have looked at all {0} categories.': 'Vous avez regardé les {0} catégories.',

  // Level
  'Level: {0}%': 'Niveau : {0} %',
  'Agile Communication Level': 'Agile Communication Level',
  'Agile Communication Level:': 'Agile Communication Level :',
  'Agile Communication Level: {0}%': 'Agile Communication Level : {0} %',
  'One set of marks, eight results': 'Les mêmes réponses, huit résultats',
  'The same skills count more in one conversation than in another. Highest level first.':
    'Les mêmes compétences comptent plus dans une conversation que dans une autre. Le plus haut niveau d’abord.',
  'The level in each case': 'Le niveau dans chaque cas',
  Case: 'Cas',
  Level: 'Niveau',
  Other: 'Autre',
  Most: 'Maximum',
  'All {0} topics are on.': 'Les {0} sujets sont acquis.',
  '{0} of {1} topics are missing; most are in {2}.': '{0} sujets sur {1} manquent, la plupart dans {2}.',
  '{0} of {1} topics is missing; it is in {2}.|{0} of {1} topics are missing; all in {2}.':
    '{0} sujet sur {1} manque, dans {2}.|{0} sujets sur {1} manquent, tous dans {2}.',
  'The highest possible level in this case is {0}%.': 'Le plus haut niveau possible dans ce cas est {0} %.',
  'Looked at {0} of {1} categories': '{0} catégorie regardée sur {1}|{0} catégories regardées sur {1}',
  'The small numbers beside the ruler are the other cases, with the same answers.':
    'Les petits chiffres à côté de la règle sont les autres cas, avec les mêmes réponses.',
  'Dashed line: the answers to compare with.': 'Ligne pointillée : les réponses à comparer.',
  'Learn first': 'À apprendre d’abord',
  'under 1': 'moins de 1',
  'Nothing yet: everything is on. Switch off what you cannot do, and we will say where to start.':
    'Rien encore : tout est acquis. Décochez ce que vous ne savez pas faire, et nous dirons par où commencer.',
  'Learn this one and you reach {}': 'Apprenez-le et vous atteignez {}',
  'Learn these two and you reach {}': 'Apprenez ces deux-là et vous atteignez {}',
  'Learn these three and you reach {}': 'Apprenez ces trois-là et vous atteignez {}',
  ', together +{0}': ', ensemble +{0}',

  // Tools
  'This result': 'Ce résultat',
  Report: 'Rapport',
  Share: 'Partager',
  Compare: 'Comparer',
  Team: 'Équipe',
  'Run it with a group': 'En groupe',
  Reset: 'Réinitialiser',
  Undo: 'Annuler',
  'Every topic is on again.': 'Tous les sujets sont de nouveau acquis.',
  'These are the answers of the file.': 'Ce sont les réponses du fichier.',

  // Share
  'Share this result': 'Partager ce résultat',
  'Link with your answers': 'Lien avec vos réponses',
  Copy: 'Copier',
  'Copied.': 'Copié.',
  'This browser does not let pages copy. The link is selected; copy it with the keyboard.':
    'Ce navigateur ne laisse pas les pages copier. Le lien est sélectionné ; copiez-le au clavier.',
  'The link itself carries the case and all marks; nothing is sent to a server. Whoever opens it sees this result and keeps their own. Put it in your notes today and compare in three months.':
    'Le lien lui-même porte le cas et toutes les réponses ; rien n’est envoyé à un serveur. Qui l’ouvre voit ce résultat et garde le sien. Notez-le aujourd’hui et comparez dans trois mois.',
  'QR code of this link': 'Code QR de ce lien',

  // Compare
  'Link of another person, or an older one of yours': 'Lien d’une autre personne, ou un ancien des vôtres',
  "Compare with today's answers": 'Comparer avec les réponses d’aujourd’hui',
  'Stop comparing': 'Ne plus comparer',
  "Today's marks are kept as the dashed line. Change yours to see the distance.":
    'Les réponses d’aujourd’hui restent en ligne pointillée. Changez les vôtres pour voir l’écart.',
  'The dashed line is the other one.': 'La ligne pointillée est l’autre résultat.',
  'We could not read this link.': 'Nous n’avons pas pu lire ce lien.',
  'This link was made by a newer version of the meter.': 'Ce lien vient d’une version plus récente.',
  'Level of case {0}: you {}': 'Niveau du cas {0} : vous {}',
  ', the other {}.': ', l’autre {}.',
  'Both have the same topics on in this case.': 'Les deux ont les mêmes sujets acquis dans ce cas.',
  'Topics that are on, by category. The largest difference comes first.':
    'Sujets acquis, par catégorie. La plus grande différence vient en premier.',
  Category: 'Catégorie',
  You: 'Vous',
  They: 'L’autre',
  Difference: 'Différence',
  'other topics': 'autres sujets',
  'One other category is the same.|The {0} other categories of this case are the same.':
    'Une autre catégorie est identique.|Les {0} autres catégories de ce cas sont identiques.',

  // Team
  'Your team': 'Votre équipe',
  'Ask everyone to press Share and send you their link. Nothing is uploaded, and names are never shown.':
    'Demandez à chacun d’appuyer sur « Partager » et de vous envoyer son lien. Rien n’est transmis, et les noms ne sont jamais montrés.',
  'Links of the team, one per line': 'Liens de l’équipe, un par ligne',
  'Or photographs of their codes': 'Ou des photos de leurs codes',
  'No code was found in the picture.': 'Aucun code n’a été trouvé dans l’image.',
  'This picture could not be read.': 'Cette image n’a pas pu être lue.',
  'Count them: they are of different people': 'Les compter : ils viennent de personnes différentes',
  '{0} people in case {1}': '{0} personnes dans le cas {1}',
  One: 'Un',
  Two: 'Deux',
  Three: 'Trois',
  '{1} link holds the same marks as another and is left out.|{1} links hold the same marks as another and are left out.':
    '{1} lien a les mêmes réponses qu’un autre et ne compte pas.|{1} liens ont les mêmes réponses qu’un autre et ne comptent pas.',
  'A team view needs three links or more; one is here.': 'Il faut au moins trois liens pour une équipe ; en voici un.',
  'A team view needs three links or more; two are here.':
    'Il faut au moins trois liens pour une équipe ; en voici deux.',
  '{1} link was made by a newer version of the meter.|{1} links were made by a newer version of the meter.':
    '{1} lien vient d’une version plus récente.|{1} liens viennent d’une version plus récente.',
  'We could not read one line.|We could not read {0} lines.':
    'Nous n’avons pas pu lire une ligne.|Nous n’avons pas pu lire {0} lignes.',
  'Agile Communication Level on average {}, from {0}% to {1}%.':
    'Agile Communication Level moyen {}, de {0} % à {1} %.',
  'You differ most on {}.': 'Vous différez le plus sur {}.',
  'You agree on every category.': 'Vous êtes d’accord sur chaque catégorie.',
  'How many topics people have on. The bar runs from lowest to highest; the line is the average.':
    'Combien de sujets sont acquis. La barre va du plus bas au plus haut ; le trait est la moyenne.',
  '0 to 100': '0 à 100',
  Mean: 'Moyenne',
  Lowest: 'Minimum',
  Highest: 'Maximum',
  'Level of case {0}': 'Niveau du cas {0}',

  // With a group
  '{0} of {1}, {2}': '{0} sur {1}, {2}',
  Result: 'Résultat',
  Previous: 'Précédent',
  Next: 'Suivant',
  'Show the result': 'Voir le résultat',
  'Use the arrow keys to move.': 'Les flèches du clavier font avancer.',
  'Press the key beside a topic to switch it.': 'La touche à côté d’un sujet le change.',
  'Nothing. Every topic of this case is on.': 'Rien. Tous les sujets de ce cas sont acquis.',
  'The other cases': 'Les autres cas',

  // Report
  'Your report': 'Votre rapport',
  'Several pages with your level, all eight cases, what is strong, what is missing and what to learn in which order. It is made in this browser; nothing is uploaded.':
    'Plusieurs pages avec votre niveau, les huit cas, ce qui est fort, ce qui manque et quoi apprendre dans quel ordre. Il est fait dans ce navigateur ; rien n’est transmis.',
  'Print or save as PDF': 'Imprimer ou enregistrer en PDF',
  'Table (CSV)': 'Tableau (CSV)',
  'Data (JSON)': 'Données (JSON)',
  'Load answers you saved earlier (CSV or JSON)': 'Charger des réponses enregistrées (CSV ou JSON)',
  'The file is open. Undo brings your answers back.': 'Le fichier est ouvert. « Annuler » rend vos réponses.',
  'We could not read this file. Your own answers have not changed.':
    'Nous n’avons pas pu lire ce fichier. Vos réponses n’ont pas changé.',
  'This file was saved by a newer version of the meter; your answers are as they were.':
    'Ce fichier vient d’une version plus récente ; vos réponses n’ont pas changé.',
  'Self-assessment': 'Auto-évaluation',
  Date: 'Date',
  'Topics that are on': 'Sujets acquis',
  'Highest possible level': 'Plus haut niveau possible',
  'Made in the browser of the person who filled it in. Nothing was sent anywhere.':
    'Fait dans le navigateur de la personne qui a répondu. Rien n’a été envoyé.',
  '0 to {0}': '0 à {0}',
  Strengths: 'Points forts',
  Gaps: 'Lacunes',
  'No topic of this case is on yet.': 'Aucun sujet de ce cas n’est encore acquis.',
  'Every topic of this case is on.': 'Tous les sujets de ce cas sont acquis.',
  '{0} of {1} topics, {2}%': '{0} sujet sur {1}, {2} %|{0} sujets sur {1}, {2} %',
  Plan: 'Plan',
  'What raises the level of this case most, in this order.':
    'Ce qui élève le plus le niveau de ce cas, dans cet ordre.',
  'Nothing is missing in this case. Choose another conversation, or ask a coach to look at real work.':
    'Rien ne manque dans ce cas. Choisissez une autre conversation, ou demandez à un coach de regarder un travail réel.',
  'Language of {1}, {0} hours': 'Language of {1}, {0} heure|Language of {1}, {0} heures',
  '{0}, then {1}%': '{0}, puis {1} %',
  'Not yet': 'Pas encore',
  Method: 'Méthode',
  'The meter asks about 153 topics in six Languages. For each topic the person says whether they can do it today; its second line says what that means. Marks belong to the person, so all eight cases read the same ones.':
    'L’évaluation porte sur 153 sujets dans six langages. Pour chacun, la personne dit si elle sait le faire aujourd’hui ; la deuxième ligne dit ce que cela veut dire. Les réponses sont celles de la personne : les huit cas lisent les mêmes.',
  'A case is a conversation between two zones of a company. It gives each of its Languages a weight. The level is the sum over all topics that are on, of the topic’s score times the weight of its Language, divided by 100 and rounded down. The weights of case 2 add up to {0} and those of case 3 to {1}, so these two end there.':
    'Un cas est une conversation entre deux zones d’une entreprise. Il donne un poids à chacun de ses langages. Le niveau est la somme, pour tous les sujets acquis, des points du sujet multipliés par le poids de son langage, divisée par 100 et arrondie vers le bas. Les poids du cas 2 font {0} et ceux du cas 3 {1} ; ces deux cas s’arrêtent là.',
  'This is a self-assessment, not an exam: it is as true as the marks are. An assessment by a coach looks at real work.':
    'C’est une auto-évaluation, pas un examen : elle est aussi vraie que les réponses. Une évaluation par un coach regarde un travail réel.',
  'Languages of case {0}': 'Langages du cas {0}',
  Language: 'Langage',
  Weight: 'Poids',
  'Look again in three months': 'À revoir dans trois mois',
  'This address holds the marks of this report. Open it then and choose “Compare with mine”, or paste it under Compare.':
    'Cette adresse contient les réponses de ce rapport. Collez-la alors sous « Comparer ».',
};
