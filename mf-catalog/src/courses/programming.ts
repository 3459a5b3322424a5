import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const programming = courseOf({
  id: '1111114',
  certificateImg: 'certificate/programming',
  img: 'card/api',
  icon: 'programming',
  title: 'Language of Data Oriented Programming',
  ...shortCourses.programming,
  description: [
    'Data oriented programming starts from the record and describes every operation on it in plain [numbered steps](programming-operation-steps). Business people can read the description; developers can build from it; testers can check against it.',
    'You write API Cards, from name and permission to request, response, steps and errors, and exchange them with another team that must call your API without talking to you.',
    '**In class.** Two teams depend on each other. Each describes an operation that the other one needs. Then the doors are closed, and you call their API with nothing but their card. Every question you would have asked becomes a missing line on it. In the last session those lines are read out.',
    '**At work.** An operation is agreed before anyone writes it. Its steps are numbered and in plain words, so that a business analyst can find the wrong one. Its [errors](programming-errors-returned) have a code, a text and a cause. Rules that change often stand in a table and are changed there.',
    '**Before you start.** You need no particular programming language, and the course teaches none. Steps are written in words, requests and responses as examples. Data is a course to take before this one: the Database Card says what an operation reads and writes.',
  ],
  learn: {
    'Seven skills, proved by a team that may not ask:': [
      'Describe a record, its states and its allowed moves',
      'Move changing rules into data',
      'Separate operations that read from operations that write',
      'Write an API Card that another team can call',
      'List errors with code, text and cause',
      'Give one complete example request and response',
      'Review an operation step by step',
    ],
  },
  benefits: {
    'Development teams': [
      'operations agreed before coding',
      'side effects written down: what is stored, sent or scheduled',
    ],
    'Business analysts': ['rules that stay readable', 'states and moves in a table that can be checked row by row'],
    'Product managers': [
      'integrations estimated from cards',
      'permissions stated per operation, with what happens to everybody else',
    ],
    'Data flow managers': [
      'a named API on every arrow between systems',
      'reading kept apart from writing, so that a report changes nothing',
    ],
  },
  modules: {
    'API Card': 'Write name, caller, request, response, steps, errors and one example that can be pasted.',
    'Database Card': 'Look up the record that an operation reads and writes.',
    'SQL Editor': 'Check what a call has stored, with one query.',
  },
  screens: {
    'API Card: request and response': 'programming/api-card',
    'Operation in numbered steps': 'programming/steps',
    'State table of an order': 'programming/states',
    'Database Card: the record that an operation reads': 'data/database-card',
    'SQL Editor: what a call has stored': 'data/sql-editor',
  },
  topics: [
    {
      categTd: 'Core Concept',
      topic: [
        'Data before screens',
        'Entity and attribute',
        'Record, list and table',
        'Key and relation',
        'State and transition',
        'Rule expressed as data',
        'Read and write separated',
      ],
    },
    {
      categTd: 'API and Operation Description',
      topic: [
        'API name and purpose',
        'Caller and permission',
        'Request fields',
        'Response fields',
        'Operation steps',
        'Errors returned',
        'Side effects and stored data',
        'Example request and response',
      ],
    },
  ],
});
