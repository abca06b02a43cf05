import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';

/** What another domain wants asked of a doctor. */
export interface WantedQuestion {
  readonly patientId: string;
  /** In the reader's language. */
  readonly words: string;
  /** Pictures among the account's files. */
  readonly fileIds: readonly string[];
}

type AddToDraft = (wanted: WantedQuestion, context: CallContext) => Promise<string>;

/** The account's draft of a question to any doctor: brought by the domain that sends it. */
export const questionDrafts = collection<AddToDraft>('question drafts');

/** Puts words and pictures below what the account has typed already, once, and answers the whole question. */
export async function addToQuestionDraft(
  wanted: WantedQuestion,
  context: CallContext,
): Promise<string> {
  const [add] = context.all(questionDrafts);
  return add === undefined ? wanted.words : add(wanted, context);
}
