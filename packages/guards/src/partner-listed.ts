import { allow, block, type Guard } from './guard';

/** Partner black and white lists of a page, in the specification's order (spec 1 §4). */
export const partnerListed: Guard = ({ route, channel: { partner, access } }) => {
  const { domain } = route.row;
  if (!domain || partner === null) return allow;
  if (domain.privateBlackList?.includes(partner))
    return block('notFound', 'partner is on the black list of the page');
  if (domain.useWhiteList && access.partnerWhiteList.includes(partner)) return allow;
  if (domain.privateWhiteList?.includes(partner)) return allow;
  if (!domain.useWhiteList && !domain.privateWhiteList) return allow;
  return block('notFound', 'partner is on no white list of the page');
};
