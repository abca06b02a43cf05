import type { PassThroughPage } from '@xinglin/api';
import { detectEnvironment } from '@xinglin/platform';
import { href, signInHref } from '@xinglin/routes';

/** An area by its code; anything else names none. */
const areaCode = /^\d{6}$/;

/**
 * Signs in by the identity of the chat a person comes from: silently within the messaging app, by the form elsewhere.
 * Then on to `target`, or to the doctors of the city that the chat names (spec 2 §2.12).
 */
export const forward: PassThroughPage['forward'] = ({ query, userAgent }, store) => {
  const cityId = query.get('cityId') ?? '';
  const city = areaCode.test(cityId) ? { areaId: cityId } : {};
  const target = query.get('target') ?? href('directory.search', {}, { tab: 'doctor', ...city });
  const { session, channel } = store.getState();
  if (session.user) return target;
  return detectEnvironment(userAgent).messagingApp
    ? href('account.chatAppAuthorizationRedirect', {}, { silent: '1', target })
    : signInHref(channel.signIn, '/', { target });
};
