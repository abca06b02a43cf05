import type { PassThroughPage } from '@xinglin/api';
import { href, leadOn } from '@xinglin/routes';

/** The product's own path leads on to the channel's, so that tabs, menu and old links end at one address (spec 2 §2.20). */
export const forward: PassThroughPage['forward'] = ({ query }) =>
  leadOn(href('account.wybaoProfile'), {}, query.toString());
