import type { ConsultOrder } from '@xinglin/gateway-sdk';

/** From when on a consult waited for its first answer; null before it was paid. */
export function waitsFrom({
  history,
  answeredAt,
}: Pick<ConsultOrder, 'history' | 'answeredAt'>): string | null {
  const begun = history.findLast(
    ({ state, at }) =>
      state === 'waiting' && (answeredAt === null || Date.parse(at) <= Date.parse(answeredAt)),
  );
  return begun?.at ?? null;
}
