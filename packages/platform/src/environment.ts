/** What a page runs in, as far as its user agent says (spec 1 §1 and §6). */
export interface Environment {
  /** The portal's own app for users. */
  userApp: boolean;
  /** The portal's own app for doctors. */
  doctorApp: boolean;
  /** A messaging app's browser or mini-program web view (MicroMessenger). */
  messagingApp: boolean;
  /** An alipay-type app. */
  alipayApp: boolean;
  /** Harmony OS. */
  harmony: boolean;
  /** iPhone, iPad or iPod. An iPad that asks for desktop pages says it is a Mac and is not seen. */
  ios: boolean;
  /**
   * An iPhone with rounded corners instead of a home button. Only apps put the hardware identifier
   * into their user agent; pages otherwise rely on the safe-area insets.
   */
  iphoneX: boolean;
}

/**
 * Reads a user agent. The apps of the portal add `XinglinUser/<version>` or
 * `XinglinDoctor/<version>`; the names are ours, since the spec does not show them. A user agent
 * can be forged: it decides what is shown, never what is allowed.
 */
export function detectEnvironment(userAgent: string | null | undefined): Environment {
  const text = userAgent ?? '';
  return {
    userApp: /\bXinglinUser\//i.test(text),
    doctorApp: /\bXinglinDoctor\//i.test(text),
    messagingApp: /\bMicroMessenger\//i.test(text),
    alipayApp: /\bAlipayClient\//i.test(text),
    harmony: isHarmony(text),
    ios: isIos(text),
    iphoneX: isIos(text) && hasRoundedScreen(text),
  };
}

/** Whether a user agent is of Harmony OS; all of {@link detectEnvironment} that the request layer needs. */
export function isHarmony(userAgent: string): boolean {
  return /\b(?:OpenHarmony|HarmonyOS|ArkWeb)\b/i.test(userAgent);
}

function isIos(text: string): boolean {
  // A Windows phone of old called itself an iPhone too.
  return /\b(?:iPhone|iPad|iPod)\b/.test(text) && !/\bWindows Phone\b/.test(text);
}

/** iPhone10,3 and 10,6 are the X; every later one is like it except the two SE, 12,8 and 14,6. */
function hasRoundedScreen(text: string): boolean {
  const match = /\biPhone(\d{1,3}),(\d{1,2})\b/.exec(text);
  if (match === null) return false;
  const [, family, member] = match.map(Number);
  if (family === 10) return member === 3 || member === 6;
  const isSe = (family === 12 && member === 8) || (family === 14 && member === 6);
  return Number(family) > 10 && !isSe;
}
