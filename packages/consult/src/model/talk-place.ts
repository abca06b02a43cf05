import { href } from '@xinglin/routes';

/** The conversation of a consult. */
export const talkHref = (orderKey: string): string => href('consult.dpchat', {}, { orderKey });

/** The prescription that a card of the conversation represents, among those of the account. */
export const sheetHref = (prescriptionId: string): string =>
  href('medicines.prescriptions', {}, { prescriptionId });

/** What an address says of a page that opens the conversation once it is there. */
const talkMark = 'talk';

/** Where an order that was just sent or paid is shown: its page, which opens the conversation once it is there. */
export const followHref = (orderKey: string): string =>
  href('consult.orderDetail', { orderKey }, { to: talkMark });

/** Whether the page at an address opens the conversation once it is there. */
export const opensTalk = (query: URLSearchParams): boolean => query.get('to') === talkMark;

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
