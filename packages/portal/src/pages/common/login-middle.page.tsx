import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { targetOf } from '../../passages/forwards';

/** Signs a person in on the way to `target`; who is signed in goes straight on (spec 2 §2.12). */
export const forward: PassThroughPage['forward'] = ({ query }, store) => {
  const target = targetOf(query);
  return store.getState().session.user ? target : href('account.login', {}, { target });
};
