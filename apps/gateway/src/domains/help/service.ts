import type { help, RequestOf } from '@xinglin/contract';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { forReader } from '../../platform/text-rows';
import { rankByWords } from './rank-by-words';
import { helpCategories, helpCategoryNames, helpQuestions, helpTexts } from './tables';

type Reader = Pick<CallContext, 'db' | 'locale'>;

/** Every category with the number of its questions. */
export async function listCategories({ db, locale }: Reader) {
  return db
    .select({
      categoryId: helpCategories.categoryId,
      name: helpCategoryNames.name,
      questionCount: count(helpQuestions.questionId),
    })
    .from(helpCategories)
    .innerJoin(helpCategoryNames, eq(helpCategoryNames.categoryId, helpCategories.categoryId))
    .leftJoin(helpQuestions, eq(helpQuestions.categoryId, helpCategories.categoryId))
    .where(forReader(helpCategoryNames.categoryId, helpCategoryNames.locale, locale))
    .groupBy(helpCategories.categoryId, helpCategoryNames.name)
    .orderBy(asc(helpCategories.position));
}

/** Questions in the order of their categories, those asked most in the order of how often they are. */
export async function listQuestions(
  { db, locale }: Reader,
  { categoryId, hotOnly }: RequestOf<(typeof help)['listHelpQuestions']>,
) {
  return db
    .select({ questionId: helpQuestions.questionId, question: helpTexts.question })
    .from(helpQuestions)
    .innerJoin(helpCategories, eq(helpCategories.categoryId, helpQuestions.categoryId))
    .innerJoin(helpTexts, eq(helpTexts.questionId, helpQuestions.questionId))
    .where(
      and(
        forReader(helpTexts.questionId, helpTexts.locale, locale),
        categoryId === undefined ? undefined : eq(helpQuestions.categoryId, categoryId),
        hotOnly ? isNotNull(helpQuestions.hotRank) : undefined,
      ),
    )
    .orderBy(
      ...(hotOnly
        ? [asc(helpQuestions.hotRank)]
        : [asc(helpCategories.position), asc(helpQuestions.position)]),
    );
}

/** Questions that the words fit to, in the reader's language; none for no words. */
export async function searchQuestions({ db, locale }: Reader, q: string) {
  const rows = await db
    .select()
    .from(helpTexts)
    .where(forReader(helpTexts.questionId, helpTexts.locale, locale));
  const texts = rows.map(({ questionId, question, blocks }) => ({
    questionId,
    title: question,
    body: blocks
      .map((block) => (block.kind === 'steps' ? block.items.join('\n') : block.text))
      .join('\n'),
  }));
  return rankByWords(q, texts, locale).map(({ questionId, title }) => ({
    questionId,
    question: title,
  }));
}

/** A question with its answer; refuses with `forbidden` what does not exist. */
export async function findQuestion({ db, locale }: Reader, questionId: string) {
  const [found] = await db
    .select({
      questionId: helpQuestions.questionId,
      question: helpTexts.question,
      blocks: helpTexts.blocks,
      categoryId: helpQuestions.categoryId,
      categoryName: helpCategoryNames.name,
    })
    .from(helpQuestions)
    .innerJoin(helpTexts, eq(helpTexts.questionId, helpQuestions.questionId))
    .innerJoin(helpCategoryNames, eq(helpCategoryNames.categoryId, helpQuestions.categoryId))
    .where(
      and(
        eq(helpQuestions.questionId, questionId),
        forReader(helpTexts.questionId, helpTexts.locale, locale),
        forReader(helpCategoryNames.categoryId, helpCategoryNames.locale, locale),
      ),
    );
  if (found === undefined) return refuse('forbidden');
  const all = await listQuestions({ db, locale }, { categoryId: found.categoryId, hotOnly: false });
  const related = all.filter((other) => other.questionId !== questionId);
  return { ...found, blocks: [...found.blocks], related };
}
