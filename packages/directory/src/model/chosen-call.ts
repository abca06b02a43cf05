import type { Doctor } from '@xinglin/gateway-sdk';

/** The moment of a call that the address names, else the first free one; undefined where none is free. */
export function chosenCall(
  { times }: Pick<Doctor['ways'][number], 'times'>,
  query: URLSearchParams,
): string | undefined {
  return times.find((at) => at === query.get('at')) ?? times[0];
}
