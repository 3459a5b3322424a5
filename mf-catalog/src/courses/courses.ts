import type { Course } from './course.ts';
import { data } from './data.ts';
import { flow } from './flow.ts';
import { form } from './form.ts';
import { management } from './management.ts';
import { money } from './money.ts';
import { product } from './product.ts';
import { programming } from './programming.ts';
import { statement } from './statement.ts';
import { story } from './story.ts';

export const courses: readonly Course[] = [product, statement, money, form, story, flow, management, data, programming];

export const courseById = (id: string): Course | undefined => courses.find((course) => course.id === id);
