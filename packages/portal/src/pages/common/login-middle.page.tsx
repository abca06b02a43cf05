import type { PassThroughPage } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { targetOf } from '../../passages/forwards';

/** Signs a person in on the way to `target`; who is signed in goes straight on (spec 2 §2.12). */
export const forward: PassThroughPage['forward'] = ({ query }, store) => {
  const target = targetOf(query);
  const { session, channel } = store.getState();
  return session.user ? target : signInHref(channel.signIn, '/', { target });
};
