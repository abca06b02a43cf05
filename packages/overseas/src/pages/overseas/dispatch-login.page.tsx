import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { pathAfterSignIn } from '../../model/after-sign-in';

/** Who is signed in, as a guest too, goes on to the target; everyone else signs in on the way to it (spec 2 §2.30). */
export const forward: PassThroughPage['forward'] = ({ query }, store) => {
  const target = query.get('target');
  if (store.getState().session.user) return pathAfterSignIn(target);
  return href('overseas.login', {}, { target: target ?? undefined });
};
