import { allow, type GuardContext, type GuardEffect, type Verdict } from './guard';
import { guardChain, type GuardName, type GuardStep } from './guard-chain';
import { isWay } from './guard-ways';

/** What the page that verifies a real name asks: it is a way as well, for people who have signed in and bound. */
const ofPerson: readonly GuardName[] = [
  'unexpired',
  'deviceRegistered',
  'recognised',
  'signedIn',
  'bound',
];

/**
 * The guards that have a say on a page. None on routes with `skipGuards`: an error page that redirects would never
 * show. On the pages that guards lead to only the one that takes a dead token away.
 */
export function chainFor(
  { route, channel }: Pick<GuardContext, 'route' | 'channel'>,
  chain: readonly GuardStep[] = guardChain,
): readonly GuardStep[] {
  if (route.row.skipGuards) return [];
  if (isWay(route, channel.wakeUpPath)) return chain.filter(({ name }) => name === 'recognised');
  return route.row.path === channel.verificationPath
    ? chain.filter(({ name }) => ofPerson.includes(name))
    : chain;
}

/**
 * Asks the guards in order; the first verdict that is not allow wins, with the effects of those before it (spec 2
 * §2.32). The server's whole check; the browser has {@link checkNavigation}.
 */
export function checkAccess(
  context: GuardContext,
  chain: readonly GuardStep[] = guardChain,
): Verdict {
  const effects: GuardEffect[] = [];
  let verdict = allow;
  for (const { guard } of chainFor(context, chain)) {
    verdict = guard(context);
    effects.push(...(verdict.effects ?? []));
    if (verdict.kind !== 'allow') break;
  }
  return effects.length > 0 ? { ...verdict, effects } : verdict;
}
