import { isAllNode } from './all-node';
import { allow, block, type Guard } from './guard';

/**
 * Black and white lists of a page and of a partner, in the specification's order (spec 1 §4). A page without
 * lists of its own goes by the global list; agreements and generic pages need none. The main portal is on no list and
 * sees all.
 */
export const partnerListed: Guard = ({ route, channel }) => {
  const { partner, access } = channel;
  if (partner === null) return allow;
  const domain = route.row.domain ?? { useWhiteList: true };
  // What a person reads before signing in, and what helps in trouble, no channel can do without.
  const isOfTheFrame = route.row.domain === undefined && route.name.startsWith('portal.');
  if (
    domain.privateBlackList?.includes(partner) ||
    access.privateBlackRouteNameList.includes(route.name)
  )
    return block('notFound', 'partnerOnBlackList');
  const onGlobalList =
    access.isInPartnerWhiteList || access.partnerWhiteList.includes(partner) || isAllNode(channel);
  // A page with a black list only has shut out whom it means to.
  const usesGlobalList = domain.useWhiteList ?? domain.privateWhiteList === undefined;
  if (isOfTheFrame || (usesGlobalList && onGlobalList)) return allow;
  if (
    domain.privateWhiteList?.includes(partner) ||
    access.privateWhiteRouteNameList.includes(route.name)
  )
    return allow;
  return block('notFound', 'partnerOnNoWhiteList');
};
