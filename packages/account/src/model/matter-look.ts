import type { MessageMatter } from '@xinglin/gateway-sdk';
import { orderPictogram } from '@xinglin/orders';
import { href, orderHref } from '@xinglin/routes';
import type { PictogramName } from '@xinglin/ui';

type Topic = MessageMatter['topic'];

/** Drawings of what is no order; what is about the account itself has a shield instead. */
const topics: Readonly<Record<Topic, PictogramName | null>> = {
  order: 'service-package',
  wait: 'registration',
  preciseRequest: 'doctor',
  newShifts: 'doctor',
  card: 'membership',
  review: 'survey',
  contribution: 'survey',
  prescription: 'prescription',
  realName: null,
  security: null,
  closing: null,
};

/** The drawing of what a message is about; null where it is about the account itself. */
export const matterPictogram = ({
  topic,
  orderKind,
}: Pick<MessageMatter, 'topic' | 'orderKind'>): PictogramName | null =>
  orderKind === null ? topics[topic] : orderPictogram(orderKind);

/** Kinds of order that have a name of their own in the texts. */
const namedKinds = [
  'registration',
  'consult',
  'overseas',
  'panel',
  'specialDisease',
  'telemedicine',
  'checkUp',
  'goods',
  'servicePackage',
  'membership',
  'tip',
  'coinExchange',
] as const;

/** Key of the name of a kind of order. */
export const kindName = (orderKind: string | null): (typeof namedKinds)[number] | 'other' =>
  namedKinds.find((name) => name === orderKind) ?? 'other';

/** The pages of what is no order. */
const pages: Readonly<Record<Exclude<Topic, 'order'>, string | null>> = {
  wait: href('booking.waits'),
  preciseRequest: null,
  newShifts: href('directory.followedDoctors'),
  card: href('membership.super'),
  review: href('reviews.own'),
  contribution: null,
  prescription: href('medicines.prescriptions'),
  realName: href('account.realNameInformation'),
  security: href('account.accountSettings'),
  closing: href('account.writeOff'),
};

/** The page of what a message is about; null where it has none, or none for this reader. */
export function messageHref({ topic, orderNo, orderKind }: MessageMatter): string | null {
  if (topic !== 'order') return pages[topic];
  return orderNo === null || orderKind === null ? null : orderHref({ kind: orderKind, orderNo });
}
