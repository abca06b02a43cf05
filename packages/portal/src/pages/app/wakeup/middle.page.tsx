import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { targetOf } from '../../../passages/forwards';
import { isInside } from '../../../passages/native-apps';

/** For links that do not know where they are opened (spec 2 §2.12): in the app to `target`, elsewhere to the page that opens it. */
export const forward: PassThroughPage['forward'] = ({ query, userAgent }) => {
  const target = targetOf(query);
  return isInside('user', userAgent) ? target : href('portal.appWakeUp', {}, { target });
};
