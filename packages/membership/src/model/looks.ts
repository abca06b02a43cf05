import type { VipProduct, VipRight } from '@xinglin/gateway-sdk';
import type { Hue, PictogramName } from '@xinglin/ui';

interface Look {
  readonly pictogram: PictogramName;
  readonly hue: Hue;
}

const look = (pictogram: PictogramName, hue: Hue): Look => ({ pictogram, hue });

/** How services for members are drawn, by their type; cards are drawn as cards. */
export const serviceLooks: Readonly<Record<Exclude<VipProduct['goodsType'], 1>, Look>> = {
  2: look('report', 'violet'),
  3: look('home-care', 'plum'),
};

/** How rights are drawn, by where they are used. */
export const rightLooks: Readonly<Record<VipRight['way'], Look>> = {
  doctors: look('doctor', 'teal'),
  booking: look('registration', 'teal'),
  consult: look('consult', 'blue'),
  mall: look('medicine', 'green'),
  checkUp: look('check-up', 'violet'),
  gene: look('report', 'violet'),
  medical: look('home-care', 'plum'),
  coupons: look('coupon', 'amber'),
  help: look('help', 'grey'),
};
