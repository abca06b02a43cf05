import { addressWhole } from './address-whole';
import { bound } from './bound';
import { channelMatched } from './channel-matched';
import { corporateApart } from './corporate-apart';
import { deviceRegistered } from './device-registered';
import { asksFor, type Guard, type GuardContext } from './guard';
import { inNativeApp } from './in-native-app';
import { notRedirected } from './not-redirected';
import { pageShown } from './page-shown';
import { partnerListed } from './partner-listed';
import { partnerOwned } from './partner-owned';
import { recognised } from './recognised';
import { signedIn } from './signed-in';
import { unexpired } from './unexpired';
import { verified } from './verified';

/** One guard in its place. */
export interface GuardStep {
  readonly name: GuardName;
  /** 1 host, 2 person and partner, 3 page configuration (spec 2 §2.32). */
  readonly stage: 1 | 2 | 3;
  readonly guard: Guard;
  /** Whether this page on this channel is the guard's business at all, for any user. */
  readonly asks: (context: GuardContext) => boolean;
}

/** The guards by name; the explain view has a sentence for each. */
export type GuardName =
  | 'inNativeApp'
  | 'unexpired'
  | 'deviceRegistered'
  | 'recognised'
  | 'signedIn'
  | 'bound'
  | 'verified'
  | 'corporateApart'
  | 'notRedirected'
  | 'partnerOwned'
  | 'partnerListed'
  | 'channelMatched'
  | 'pageShown'
  | 'addressWhole';

const asksForLogin = (context: GuardContext): boolean => asksFor(context, 'login');

/** The guards in the order they are asked (spec 2 §2.32). */
export const guardChain: readonly GuardStep[] = [
  {
    name: 'inNativeApp',
    stage: 1,
    guard: inNativeApp,
    asks: ({ route, channel }) => Boolean(route.row.nativeAppOnly) && channel.nativeAppOnlyHost,
  },
  { name: 'unexpired', stage: 2, guard: unexpired, asks: asksForLogin },
  {
    name: 'deviceRegistered',
    stage: 2,
    guard: deviceRegistered,
    asks: (context) => context.environment.messagingApp && asksForLogin(context),
  },
  { name: 'recognised', stage: 2, guard: recognised, asks: ({ hasToken }) => hasToken },
  { name: 'signedIn', stage: 2, guard: signedIn, asks: asksForLogin },
  { name: 'bound', stage: 2, guard: bound, asks: (context) => asksFor(context, 'binding') },
  { name: 'verified', stage: 2, guard: verified, asks: (context) => asksFor(context, 'verify') },
  {
    name: 'corporateApart',
    stage: 2,
    guard: corporateApart,
    asks: ({ route, channel }) =>
      route.row.corpConsult !== undefined && channel.corporateOrigin !== null,
  },
  {
    name: 'notRedirected',
    stage: 2,
    guard: notRedirected,
    asks: ({ channel }) => channel.info.needRedirect,
  },
  {
    name: 'partnerOwned',
    stage: 2,
    guard: partnerOwned,
    asks: ({ route }) => route.row.partners !== undefined,
  },
  {
    name: 'partnerListed',
    stage: 2,
    guard: partnerListed,
    asks: ({ channel }) => channel.partner !== null,
  },
  {
    name: 'channelMatched',
    stage: 2,
    guard: channelMatched,
    asks: ({ route }) => route.row.requireChannelRules !== undefined,
  },
  {
    name: 'pageShown',
    stage: 3,
    guard: pageShown,
    asks: ({ route, channel }) => channel.pageConfig[route.name]?.['page'] !== undefined,
  },
  {
    name: 'addressWhole',
    stage: 3,
    guard: addressWhole,
    asks: ({ route }) => route.row.needs !== undefined,
  },
];
