/** Classes whose elements a page may style as `::part(…)`: file and class, and the name of the part. */
export const embedParts: Readonly<Record<string, string>> = {
  'src/meter/case-card.module.css card': 'case',
  'src/meter/level-gauge.module.css level': 'result',
  'src/meter/level-gauge.module.css ruler': 'bar',
  'src/meter/language-list.module.css item': 'language',
  'src/meter/category-tabs.module.css tab': 'category',
  'src/meter/topic-row.module.css topic': 'topic',
  'src/class-list/ticket.module.css ticket': 'class',
  'src/class-list/ticket.module.css title': 'title',
  'src/class-list/ticket.module.css enrol': 'button',
  'src/class-parts/offer.module.css price': 'price',
};
