import { allow, asksFor, block, personOf, redirect, type Guard } from './guard';

const unverified: readonly number[] = [2, 3];

/**
 * A person without a verified real name goes to the verification server, which leads back to this site (spec 1 §4).
 * A channel without one cannot show the page.
 */
export const verified: Guard = (context) => {
  const { channel, url } = context;
  const person = personOf(context);
  if (!asksFor(context, 'verify') || !person || !unverified.includes(person.verifyStatus))
    return allow;
  if (channel.financeServer === null) return block('error', 'noVerificationServer');
  const back = encodeURIComponent(channel.targets.origin + url);
  return redirect(`${channel.financeServer}/bind?targetUrl=${back}`, 'verificationRequired');
};
