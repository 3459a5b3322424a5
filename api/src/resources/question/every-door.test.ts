import { describe } from 'vitest';
import { tryEveryDoor, versionedCases } from '../../testing/every-door.ts';
import { questionResource } from './question.ts';

describe('every door', () =>
  tryEveryDoor(
    questionResource,
    versionedCases({ question: 'Test?', topic: 'test', answer: '<p>Test</p>' }, { question: 'Changed?' }),
  ));
