/** What Harmony OS calls itself, in its former and its present versions. */
export const harmony = /\b(?:OpenHarmony|HarmonyOS|ArkWeb)\b/i;

/** Whether a user agent is of Harmony OS; all of an environment that every page needs. */
export function isHarmony(userAgent: string): boolean {
  return harmony.test(userAgent);
}
