import { href } from '@xinglin/routes';

/** The conversation of a consult. */
export const talkHref = (orderKey: string): string => href('consult.dpchat', {}, { orderKey });

/** The pages of longer words, by what the doctor says them for. */
const richTextRoutes = { article: 'consult.dpchatRichText', check: 'consult.dpchatCheck' } as const;

/** The page of longer words that a doctor said. */
export const richTextHref = (
  orderKey: string,
  purpose: keyof typeof richTextRoutes,
  number: number,
): string => href(richTextRoutes[purpose], {}, { orderKey, number: `${number}` });
