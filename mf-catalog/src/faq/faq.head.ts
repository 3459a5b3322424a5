import type { PageHead } from '@agile-languages/shared/contract';
import type { FaqData } from './faq.data.ts';

export const faqHead = ({ data: { questions = [] } }: { data: Partial<FaqData> }): PageHead => ({
  title: 'Questions and answers',
  description: `Membership, Languages, classes, assessment, certification and the platform: ${counted(questions.length)} answered.`,
  jsonLd: questions.length > 0 ? [faqPage(questions)] : undefined,
});

function counted(count: number): string {
  if (count === 0) return 'questions';
  return count === 1 ? '1 question' : `${count} questions`;
}

const faqPage = (questions: FaqData['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
