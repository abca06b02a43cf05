import { allow, asksFor, block, redirect, type Guard } from './guard';

const unverified: readonly number[] = [2, 3];

/**
 * A person without a verified real name goes to the verification server (spec 1 §4). A channel without
 * one cannot show the page.
 */
export const verified: Guard = (context) => {
  if (
    !asksFor(context, 'verify') ||
    !context.user ||
    !unverified.includes(context.user.verifyStatus)
  )
    return allow;
  if (context.channel.financeServer === null)
    return block('error', 'verification required, and the channel has no server for it');
  return redirect(
    `${context.channel.financeServer}/bind?targetUrl=${encodeURIComponent(context.url)}`,
    'verification required',
  );
};
