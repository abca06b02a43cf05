import { allow, asksFor, block, personOf, redirect, type Guard } from './guard';

const unverified: readonly number[] = [2, 3];

/**
 * A person without a verified real name goes to the channel's verification server, else to the page that verifies here;
 * both lead back to the very place (spec 1 §4). A channel without either cannot show the page.
 */
export const verified: Guard = (context) => {
  const { channel, url } = context;
  const person = personOf(context);
  if (!asksFor(context, 'verify') || !person || !unverified.includes(person.verifyStatus))
    return allow;
  const { financeServer, verificationPath, targets } = channel;
  if (financeServer !== null) {
    const back = encodeURIComponent(targets.origin + url);
    return redirect(`${financeServer}/bind?targetUrl=${back}`, 'verificationRequired');
  }
  if (verificationPath === null) return block('error', 'noVerificationServer');
  return redirect(`${verificationPath}?target=${encodeURIComponent(url)}`, 'verificationRequired');
};
