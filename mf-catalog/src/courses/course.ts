import type { LanguageId, LanguageKey } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import type { DrawingName } from '../drawings/drawing-sets.ts';

/** Specification, section 3. Pictures are names of drawings, `''` for none. */
export interface Course {
  id: LanguageId;
  certificateImg: DrawingName | '';
  img: DrawingName;
  icon: LanguageKey;
  title: string;
  tagLine: string;
  cardType: string;
  description: CourseSection & {
    /** HTML. The page shows `paragraphs`, which need no reader of HTML. */ content: string;
    paragraphs: readonly Paragraph[];
  };
  youWillLearn: CourseLists;
  benefits: CourseLists;
  frameworks: CourseLists;
  screenSamples: CourseSection & { subContent: readonly { contentDesc: string; images: readonly DrawingName[] }[] };
  topics: CourseSection & { tableHead: readonly string[]; tableRow: readonly TopicRow[] };
}

interface Paragraph {
  /** In bold; `''` for none. */
  leadIn: string;
  /** `[words](term-id)` leads to the glossary. */
  text: string;
}

interface CourseSection {
  title: string;
  img: DrawingName | '';
}

export interface CourseLists extends CourseSection {
  subContent: readonly { contentDesc: string; list: readonly string[] }[];
}

export interface TopicRow {
  categTd: string;
  topic: readonly string[];
  thirdTopic?: Readonly<Record<string, readonly string[]>>;
}

export interface CourseText
  extends Pick<Course, 'id' | 'certificateImg' | 'img' | 'icon' | 'title' | 'tagLine' | 'cardType'> {
  /** `**Lead-in.**` stands at the beginning only, `[words](term-id)` leads to the glossary. */
  description: readonly string[];
  learn: Record<string, readonly string[]>;
  benefits: Record<string, readonly string[]>;
  modules: Record<string, string>;
  screens: Record<string, DrawingName>;
  topics: readonly TopicRow[];
}

export function courseOf({ description, learn, benefits, modules, screens, topics, ...rest }: CourseText): Course {
  const paragraphs = description.map(paragraphOf);
  return {
    ...rest,
    description: { title: 'Description', img: rest.img, content: paragraphs.map(htmlOf).join(''), paragraphs },
    youWillLearn: { title: 'What you will learn', img: '', subContent: listsOf(learn) },
    benefits: { title: 'Who can benefit', img: '', subContent: listsOf(benefits) },
    frameworks: {
      title: 'Simulation Platform modules',
      img: '',
      subContent: Object.entries(modules).map(([contentDesc, use]) => ({ contentDesc, list: [use] })),
    },
    screenSamples: {
      title: 'Screen samples',
      img: '',
      subContent: Object.entries(screens).map(([contentDesc, image]) => ({ contentDesc, images: [image] })),
    },
    topics: { title: 'Topics', img: '', tableHead: ['Category', 'Topic'], tableRow: topics },
  };
}

function paragraphOf(paragraph: string): Paragraph {
  const [, leadIn = '', text = paragraph] = /^\*\*(.+?)\*\* (.+)$/.exec(paragraph) ?? [];
  return { leadIn, text };
}

const htmlOf = ({ leadIn, text }: Paragraph) =>
  `<p>${leadIn ? `<strong>${leadIn}</strong> ` : ''}${termHtml(text)}</p>`;

const listsOf = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists).map(([contentDesc, list]) => ({ contentDesc, list }));

const termHtml = (text: string): string =>
  text.replace(
    /\[([^\][]+)\]\(([\w-]+)\)/g,
    (_, words: string, id: string) => `<a href="${paths.term(id)}">${words}</a>`,
  );
