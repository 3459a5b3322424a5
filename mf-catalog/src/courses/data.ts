import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const data = courseOf({
  id: '1111113',
  certificateImg: 'certificate/data',
  img: 'card/database',
  icon: 'data',
  title: 'Language of Data',
  ...shortCourses.data,
  description: [
    'Every argument about a screen is an argument about data. The Language of Data lets people who do not program describe tables, columns, [keys](data-primary-key) and relations precisely, and ask a database a question with simple SQL.',
    'You fill Database Cards from a form you already know, then check them in the SQL Editor with real rows.',
    '**In class.** You take a form and ask of each value: what is it a property of? Things and properties are separated; keys are chosen and explained. Then you ask the database a question and compare the answer with what everyone believed. The difference is the topic of the next hour.',
    '**At work.** A column has one name, one type and one owner, and the card says who may read and change it. Two departments that call the same thing by different names find out on paper. [Duplicate](data-duplicates) and [missing values](data-missing-values) are found with a query, and not by a customer.',
    '**Before you start.** You need no programming; you need patience with names. The queries use select, where, join and group by, and nothing beyond. Form is a course to take before this one, Data Oriented Programming one to take after.',
  ],
  learn: {
    'Seven skills, half of them practised on rows:': [
      'Tell a thing from its property',
      'Write a Database Card with types, limits and defaults',
      'Choose a key and explain it',
      'Describe one-to-many and many-to-many relations',
      'Ask a question with select, where, join and group by',
      'Find duplicate, missing and contradictory rows',
      'Describe who may read and change a column',
    ],
  },
  benefits: {
    'Business analysts': [
      'questions answered without waiting for a report',
      'entities told apart before they become one column',
    ],
    'Data flow managers': ['stores described once, used by all flows', 'a history for every value that has a past'],
    'Development teams': [
      'tables agreed with the people who own the words',
      'types, limits and defaults known before the first migration',
    ],
    'Product owners': ['rules written where the data is', 'personal data named as such, with those who may read it'],
  },
  modules: {
    'Database Card': 'Describe a table column by column: name, type, required, unique, default, example, key.',
    'SQL Editor': 'Ask the tables you described a question, and read the rows that answer it.',
  },
  screens: {
    'Database Card of a customer': 'data/database-card',
    'SQL Editor: orders per segment': 'data/sql-editor',
    'Relation drawn from two cards': 'data/relation',
    'The states that a column may hold': 'programming/states',
    'The input that fills a column': 'story/manual-description',
  },
  topics: [
    { categTd: 'Core terms', topic: ['Entity', 'Attribute', 'Record', 'Table', 'View'] },
    {
      categTd: 'Column description',
      topic: ['Name', 'Type', 'Length', 'Required', 'Unique', 'Default value', 'Example'],
    },
    {
      categTd: 'Keys and relations',
      topic: ['Primary key', 'Foreign key', 'One to many', 'Many to many', 'Optional relation'],
    },
    { categTd: 'Data quality', topic: ['Missing values', 'Duplicates', 'Contradictions', 'History of a value'] },
    {
      categTd: 'Questions in SQL',
      topic: ['Select and where', 'Order and limit', 'Join', 'Group by and count', 'Insert, update and delete'],
    },
    { categTd: 'Access', topic: ['Who may read', 'Who may change', 'Personal data'] },
  ],
});
