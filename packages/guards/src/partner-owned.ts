import { allow, block, type Guard } from './guard';

/** A partner's own page does not exist on any other channel (spec 2 §2.1). */
export const partnerOwned: Guard = ({ route, channel: { partner } }) => {
  const { partners } = route.row;
  if (!partners || (partner !== null && partners.includes(partner))) return allow;
  return block('notFound', 'otherPartnersPage');
};
