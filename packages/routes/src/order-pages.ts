import { href } from './href';

/** Where the pages of one kind of order are; the order's number is all they are found by. */
interface OrderPages {
  /** What was ordered, where it stands, and what can be done with it. */
  readonly order: (orderNo: string) => string;
  /** Where it is paid; the page of the order unless told. */
  readonly pay?: (orderNo: string) => string;
  /** Where its owner says how it was. */
  readonly review?: (orderNo: string) => string;
}

/** By kinds of the register, as the gateway names them: where orders of all kinds stand together, each leads to its own page. */
const orderPages: ReadonlyMap<string, OrderPages> = new Map<string, OrderPages>([
  [
    'registration',
    {
      order: (orderNo) => href('booking.orderDetail', { orderNo }),
      pay: (orderNo) => href('booking.reservationPay', { orderNo }),
      review: (orderNo) => href('reviews.write', {}, { orderId: orderNo, pagefrom: 'order' }),
    },
  ],
  [
    'consult',
    {
      order: (orderKey) => href('consult.orderDetail', { orderKey }),
      review: (orderKey) => href('reviews.writeOfConsult', { orderKey }),
    },
  ],
  ['panel', { order: (questionId) => href('consult.multiExpertQuestion', { questionId }) }],
  ['tip', { order: (orderKey) => href('reviews.rewardResult', { orderKey }) }],
  ['goods', { order: (orderId) => href('mall.orderDetail', { orderId }) }],
  ['drugs', { order: (orderId) => href('medicines.order', { orderId }) }],
  ['checkUp', { order: (orderId) => href('check-up.orderDetail', { orderId }) }],
  [
    'specialDisease',
    {
      order: (orderNo) =>
        href('check-up.diagnosisOrderDetail', {}, { orderNo, kind: 'specialDisease' }),
    },
  ],
  [
    'servicePackage',
    {
      order: (orderNo) => href('service-packages.orderDetail', { orderNo }),
      review: (orderNo) => href('service-packages.orderComment', { orderNo }),
    },
  ],
  ['telemedicine', { order: (orderNo) => href('telemedicine.order', {}, { orderNo }) }],
]);

/**
 * Where an order of any kind leads (spec 2 §2.8, §2.25).
 * @param act what the person wants there; its own page where the kind has none for that.
 * @returns null for a kind that this portal has no pages of.
 */
export function orderHref(
  { kind, orderNo }: { readonly kind: string; readonly orderNo: string },
  act: keyof OrderPages = 'order',
): string | null {
  const pages = orderPages.get(kind);
  if (pages === undefined) return null;
  return (pages[act] ?? pages.order)(orderNo);
}

/** What is needed to find the page of something that is next. */
interface Matter {
  readonly kind: string;
  readonly orderNo: string | null;
  readonly what: string;
}

/**
 * Where something that is next can be done: a place on a wait-list has the list, a consult that is to be read or answered
 * its conversation, all else its order. What came of its payment is shown for a kind that this portal has no pages of.
 */
export function matterHref({ kind, orderNo, what }: Matter): string {
  if (orderNo === null) return href('booking.waits');
  if (kind === 'consult' && (what === 'read' || what === 'answer'))
    return href('consult.dpchat', {}, { orderKey: orderNo });
  const act = what === 'pay' || what === 'review' ? what : 'order';
  return orderHref({ kind, orderNo }, act) ?? href('mall.payResult', {}, { orderNo });
}

/**
 * The page of the appointment that is in the way of another one, as the data of the refusal `overlappingVisit` names it.
 * @returns null where it is another account's, or of a kind that this portal has no pages of.
 */
export function hrefInTheWay(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, orderNo } = data as { readonly kind?: unknown; readonly orderNo?: unknown };
  return typeof kind === 'string' && typeof orderNo === 'string' && orderNo !== ''
    ? orderHref({ kind, orderNo })
    : null;
}
