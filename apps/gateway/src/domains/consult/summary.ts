import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import type { StoredContent } from '../../kernel/conversations/content';
import { doctorContents } from '../../kernel/conversations/read';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { consultOrders } from './tables';

type Call = (typeof consult)['getAssistantMedicalSummary'];

/** A sentence with its own end. */
const sentences = /[^。！？!?；;\n]+[。！？!?；;]?/gu;
const isQuestion = /[？?]\s*$/u;
/** Words by which a doctor says when to act. */
const actingWords =
  /如果|若(?:出现|有)|一旦|加重|恶化|不缓解|立即|马上|尽快|急诊|就诊|复诊|复查|\b(?:if|worse|worsens|immediately|at once|emergency|follow[- ]up|come back|see a doctor)\b/iu;

/** The sentences of what a doctor wrote as a message; the gateway's own words are not a doctor's. */
function sentencesOf(content: StoredContent): string[] {
  if (content.type !== 'text' || !('text' in content)) return [];
  return [...content.text.matchAll(sentences)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * What of a doctor's messages is advice, what says when to act, and which examinations are proposed. Sentences are taken
 * as they are, each once: a summary that changes words could change what they mean.
 */
export function summaryOf(contents: readonly StoredContent[]) {
  const told = [...new Set(contents.flatMap(sentencesOf))].filter(
    (sentence) => !isQuestion.test(sentence),
  );
  return {
    advice: told.filter((sentence) => !actingWords.test(sentence)),
    watch: told.filter((sentence) => actingWords.test(sentence)),
    proposed: contents.flatMap((content) =>
      content.type === 'richText' && content.purpose === 'check'
        ? content.paragraphs.flatMap(({ heading, text }) => heading ?? text)
        : [],
    ),
  };
}

/** A summary of one's own ended consult. */
export async function summarise(
  { orderKey }: RequestOf<Call>,
  { db, account }: Pick<CallContext, 'db' | 'account'>,
): Promise<ResponseOf<Call>> {
  const [found = refuse('forbidden')] = await db
    .select({ own: consultOrders, group: orders.stateGroup })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)));
  if (found.group !== 'completed') return { orderKey, summary: null };
  const parts = summaryOf(await doctorContents(db, orderKey));
  if (Object.values(parts).every((part) => part.length === 0)) return { orderKey, summary: null };
  const { question, since, earlierDiagnosis } = found.own;
  return { orderKey, summary: { question, since, earlierDiagnosis, ...parts } };
}
