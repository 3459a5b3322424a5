import { tryEveryDoor, versionedCases } from '../../testing/every-door.ts';
import { questionResource } from './question.ts';

tryEveryDoor(
  questionResource,
  versionedCases({ question: 'Test?', topic: 'test', answer: '<p>Test</p>' }, { question: 'Changed?' }),
);
