import type { QuestionnaireResponse } from './shapes';

/** A number that was sent, with its question and its moment. */
interface LastValue {
  readonly linkId: string;
  readonly value: string;
  readonly sentAt: string;
}

/** The numbers of surveys that were sent, the newest survey first: of each question the newest one. */
export function lastValues(
  sent: readonly {
    readonly response: QuestionnaireResponse | null;
    readonly sentAt: Date | null;
  }[],
): LastValue[] {
  const found = new Map<string, LastValue>();
  for (const { response, sentAt } of sent) {
    if (response === null || sentAt === null) continue;
    for (const { linkId, answer } of response.item.flatMap(({ item }) => item)) {
      const [first] = answer;
      const value = first?.valueQuantity?.value ?? first?.valueInteger;
      if (value !== undefined && !found.has(linkId))
        found.set(linkId, { linkId, value: String(value), sentAt: sentAt.toISOString() });
    }
  }
  return [...found.values()];
}
