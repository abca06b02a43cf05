import { href } from '@xinglin/routes';

/** An address with a query. */
export type Query = Readonly<Record<string, string>>;

/**
 * The addresses of one flow of booking, from an order on; {@link BookingWays} has those before. Pages are the same in each
 * flow: a link asks its flow for the address, so that a person stays in it.
 */
export interface BookingFlow {
  readonly doctor: (doctorId: string) => string;
  readonly pay: (orderNo: string) => string;
  readonly status: (orderNo: string) => string;
  readonly orders: (query?: Query) => string;
  readonly order: (orderNo: string) => string;
}

/** A page at the address under which it is shown. */
export interface ShownAt {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

/** The portal's own. */
const main: BookingFlow = {
  doctor: (id) => href('directory.doctor', { id }),
  pay: (orderNo) => href('booking.reservationPay', { orderNo }),
  status: (orderNo) => href('booking.orderStatus', {}, { orderNo }),
  orders: (query = {}) => href('booking.orderList', {}, query),
  order: (orderNo) => href('booking.orderDetail', { orderNo }),
};

/** Says of a page that stands in both flows at one address that the person came in the standard one. */
const inStandard = { flow: 'standard' };

/** The standard one, whose addresses begin with `/standard` (spec 2 §2.6). */
const standard: BookingFlow = {
  doctor: (doctorId) => href('booking.standardExpert', { doctorId }),
  pay: (orderNo) => href('booking.reservationPay', { orderNo }, inStandard),
  status: (orderNo) => href('booking.orderStatus', {}, { orderNo, ...inStandard }),
  orders: (query = {}) => href('booking.standardOrderList', {}, query),
  order: (orderNo) => href('booking.standardOrderDetail', { orderNo }),
};

/** Whether an address is in the standard flow. */
export const isStandard = ({ pathname, query }: ShownAt): boolean =>
  pathname.startsWith('/standard/') || query.get('flow') === inStandard.flow;

/** The flow that an address is in. */
export const flowAt = (at: ShownAt): BookingFlow => (isStandard(at) ? standard : main);
