import type { OrderStep } from './order-shapes';

/** Who acts for the seller in an order of a kind; the hospital where the kind is not named. */
const sellers: Readonly<Record<string, 'shop' | 'doctor' | 'store' | 'pharmacy'>> = {
  goods: 'shop',
  coinExchange: 'shop',
  drugs: 'pharmacy',
  consult: 'doctor',
  panel: 'doctor',
  overseas: 'doctor',
  telemedicine: 'doctor',
  checkUp: 'store',
};

/** Who made a move of an order, as its history names them: 店铺 rather than 医院 in an order of goods. */
export const actorOf = (
  actor: OrderStep['actor'],
  kind: string | undefined,
): OrderStep['actor'] | 'shop' | 'doctor' | 'store' | 'pharmacy' =>
  actor === 'hospital' && kind !== undefined && Object.hasOwn(sellers, kind)
    ? (sellers[kind] ?? actor)
    : actor;
