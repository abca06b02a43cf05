import { allow, asksFor, personOf, type Guard } from './guard';
import { loginFor } from './guard-ways';

/**
 * In the messaging app an account is used on a device it was registered on. On any other the login cookie goes,
 * is kept for a moment as the previous token, and sign-in starts again (spec 1 §4).
 */
export const deviceRegistered: Guard = (context) => {
  const person = personOf(context);
  if (!context.environment.messagingApp || !person || person.wxConfigVO.hasWxDevice) return allow;
  if (!asksFor(context, 'login')) return allow;
  return {
    kind: 'redirect',
    to: loginFor(context),
    reason: 'deviceNotRegistered',
    effects: ['keepPreviousToken', 'clearToken'],
  };
};
