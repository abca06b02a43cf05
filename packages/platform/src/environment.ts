import { harmony, isHarmony } from './harmony';

/** What a page runs in, as far as its user agent says (spec 1 §1 and §6). */
export interface Environment {
  /** The portal's own app for users. */
  userApp: boolean;
  /** The portal's own app for doctors. */
  doctorApp: boolean;
  /** A messaging app's browser or mini-program web view (MicroMessenger), on a phone or a desktop. */
  messagingApp: boolean;
  /** An alipay-type app. */
  alipayApp: boolean;
  /** Harmony OS. */
  harmony: boolean;
  /**
   * iPhone, iPad or iPod. A browser on an iPad that asks for desktop pages says it is a Mac and is not
   * seen; the portal's own apps are, by the hardware identifier they add.
   */
  ios: boolean;
  /**
   * An iPhone with rounded corners instead of a home button. Only apps put the hardware identifier
   * into their user agent; pages otherwise rely on the safe-area insets.
   */
  iphoneX: boolean;
  /**
   * Version of the portal's own app as the thresholds of spec 1 §9 count it: 3.5.7 is 357. Null
   * outside, and for an app that does not tell.
   */
  appVersion: number | null;
}

/** From this version on a page can hide the app's own navigation bar (spec 1 §9). */
export const navBarHidingVersion = 357;

/**
 * What tells each environment by its user agent. The names of the own apps are ours, since the
 * specification does not show them: `XinglinUser/<version>` and `XinglinDoctor/<version>`.
 * Published so that the page's early script, which cannot import, looks for the same.
 */
export const environmentPatterns = {
  userApp: /\bXinglinUser\//i,
  doctorApp: /\bXinglinDoctor\//i,
  messagingApp: /\bMicroMessenger\//i,
  alipayApp: /\bAlipayClient\//i,
  harmony,
  // A Windows phone of old called itself an iPhone too.
  ios: /^(?!.*\bWindows Phone\b).*\b(?:iPhone|iPad|iPod)(?=\b|\d+,\d)/i,
  // iPhone10,3 and 10,6 are the X; every later one is like it except the two SE, 12,8 and 14,6.
  iphoneX: /\biPhone(?!12,8\b|14,6\b)(?:10,[36]|1[1-9],\d+|[2-9]\d,\d+|\d{3},\d+)\b/i,
  appVersion: /\bXinglin(?:User|Doctor)\/(\d+)\.(\d+)(?:\.(\d+))?/i,
} as const;

/**
 * Reads a user agent. It can be forged: it decides what is shown, never what is allowed.
 */
export function detectEnvironment(userAgent: string | null | undefined): Environment {
  const text = userAgent ?? '';
  const is = (name: keyof typeof environmentPatterns): boolean =>
    environmentPatterns[name].test(text);
  return {
    userApp: is('userApp'),
    doctorApp: is('doctorApp'),
    messagingApp: is('messagingApp'),
    alipayApp: is('alipayApp'),
    harmony: isHarmony(text),
    ios: is('ios'),
    iphoneX: is('ios') && is('iphoneX'),
    appVersion: readAppVersion(text),
  };
}

/** One digit a part, 99 for all from 10 on, so that a later version never counts less than an earlier one. */
function readAppVersion(text: string): number | null {
  const match = environmentPatterns.appVersion.exec(text);
  if (match === null) return null;
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return major * 100 + (minor > 9 ? 99 : minor * 10 + Math.min(patch, 9));
}

/**
 * Pixels that an app's own bars take from the top of its web view (spec 1 §9): 44 below the rounded
 * corners of an iPhone X, 20 below the status bar of other iPhones, and in the messaging app -44,
 * since its title bar already stands above the page.
 */
export function topOffset(environment: Environment): number {
  if (environment.messagingApp) return -44;
  if (!isOwnApp(environment) || !environment.ios) return 0;
  return environment.iphoneX ? 44 : 20;
}

/** Height of an app's navigation bar in pixels. */
const navBarHeight = 44;

/**
 * Where the progress bar stands, in pixels from the top (spec 2 §2.31): below the navigation bar in
 * apps, that is 44, on iOS 64, on an iPhone X 88; at the very top elsewhere.
 */
export function progressOffset(environment: Environment): number {
  return isOwnApp(environment) ? navBarHeight + topOffset(environment) : 0;
}

/** One of the portal's own apps. */
export function isOwnApp(environment: Environment): boolean {
  return environment.userApp || environment.doctorApp;
}

/** Whether a page can hide the navigation bar of the app it runs in; older apps show it on every page. */
export function canHideNavBar(environment: Environment): boolean {
  return isOwnApp(environment) && (environment.appVersion ?? 0) >= navBarHidingVersion;
}

/**
 * Whether a page is open on a phone or a tablet: by its user agent, or because it is used with the finger, since an
 * iPad says it is a Mac.
 */
export function isMobile(host: {
  readonly navigator: { readonly userAgent: string };
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}): boolean {
  return (
    /\b(?:Mobi|Android|HarmonyOS|OpenHarmony|iPhone|iPad|iPod)/i.test(host.navigator.userAgent) ||
    host.matchMedia('(pointer: coarse)').matches
  );
}
