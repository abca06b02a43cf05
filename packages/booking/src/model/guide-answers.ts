import type { GetReservationGuideResponse } from '@xinglin/gateway-sdk';

/** An answer as far as the address tells it. */
export type Answered = Pick<GetReservationGuideResponse['answers'][number], 'question' | 'key'>;

/** The answers in an address; what is no key of an answer is none. */
export function answersIn(query: URLSearchParams) {
  const keyOf = (name: string): string | undefined => {
    const key = query.get(name) ?? '';
    return isKey(key) ? key : undefined;
  };
  const [whom, area, complaint] = [keyOf('whom'), keyOf('area'), keyOf('complaint')];
  const also = (query.get('also') ?? '').split('.').filter(isKey).slice(0, 12);
  return {
    ...(whom !== undefined && { whom }),
    ...(area !== undefined && { area }),
    ...(complaint !== undefined && { complaint }),
    ...(also.length > 0 && { also }),
  };
}

const isKey = (text: string): boolean => /^[a-z][A-Za-z0-9-]{1,47}$/.test(text);

/** The query of an address that holds these answers; further signs stand in one field. */
export function placeOf(answers: readonly Answered[]): Record<string, string> {
  const also = answers.filter(({ question }) => question === 'also').map(({ key }) => key);
  return {
    ...Object.fromEntries(
      answers
        .filter(({ question }) => question !== 'also')
        .map(({ question, key }) => [question, key]),
    ),
    ...(also.length > 0 && { also: also.join('.') }),
  };
}
