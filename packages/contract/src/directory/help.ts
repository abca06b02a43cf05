import { z } from 'zod';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { ListOf, Nothing, SearchText } from '../shapes';

/** Key of a category or question: part of an address that people keep and share, so never changed. */
const HelpKey = marked(z.string().regex(/^[a-z][a-z0-9-]{0,47}$/), {
  public: 'help is the same for everybody',
  loggable: true,
});

const HelpQuestion = z.object({ questionId: HelpKey, question: z.string() });

/**
 * A piece of an answer. `{platform}` and `{phone}` in a text stand for the channel's name and customer service.
 */
export const HelpBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
  ])
  .meta({ id: 'HelpBlock' });

/** Frequent questions and their answers, in the reader's language (spec 2 §2.20). */
export const help = defineCalls({
  /** All categories, in the order in which they are shown. */
  listHelpCategories: {
    path: '/moduleoperate/help/category/list.json',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({ categoryId: HelpKey, name: z.string(), questionCount: z.int().min(0) }),
    ),
    tags: ['Help'],
    cached: true,
  },
  /** Questions of a category, or those asked most; every one unless told. */
  listHelpQuestions: {
    path: '/moduleoperate/help/question/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({ categoryId: HelpKey.optional(), hotOnly: z.boolean().default(false) }),
    response: ListOf(HelpQuestion),
    tags: ['Help'],
    cached: true,
  },
  /** Questions that words fit to, the best first. */
  searchHelpQuestions: {
    path: '/moduleoperate/help/question/search.json',
    access: 'open',
    kind: 'query',
    request: z.object({ q: SearchText }),
    response: ListOf(HelpQuestion),
    tags: ['Help'],
  },
  /** One question with its answer, and the others of its category. */
  getHelpQuestion: {
    path: '/moduleoperate/help/question/detail.json',
    access: 'open',
    kind: 'query',
    request: z.object({ questionId: HelpKey }),
    response: HelpQuestion.extend({
      categoryId: HelpKey,
      categoryName: z.string(),
      blocks: z.array(HelpBlock),
      related: z.array(HelpQuestion),
    }),
    tags: ['Help'],
    cached: true,
  },
});
