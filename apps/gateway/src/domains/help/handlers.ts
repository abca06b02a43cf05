import type { help } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { wholeList } from '../../platform/whole-list';
import { findQuestion, listCategories, listQuestions, searchQuestions } from './service';

/** The calls of frequent questions (spec 2 §2.20). */
export const helpHandlers: HandlersOf<typeof help> = {
  listHelpCategories: async (_, context) => wholeList(await listCategories(context)),
  listHelpQuestions: async (input, context) => wholeList(await listQuestions(context, input)),
  searchHelpQuestions: async ({ q }, context) => wholeList(await searchQuestions(context, q)),
  getHelpQuestion: ({ questionId }, context) => findQuestion(context, questionId),
};
