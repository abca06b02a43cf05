import { href } from '@xinglin/routes';

/** The conversation of a consult. */
export const talkHref = (orderKey: string): string => href('consult.dpchat', {}, { orderKey });

/** The page of longer words that a doctor said, by what they are said for. */
export function richTextHref(
  orderKey: string,
  purpose: 'article' | 'check',
  number: number,
): string {
  const query = { orderKey, number: `${number}` };
  return purpose === 'check'
    ? href('consult.dpchatCheck', {}, query)
    : href('consult.dpchatRichText', {}, query);
}
