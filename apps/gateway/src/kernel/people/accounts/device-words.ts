import type { deviceBrowsers, deviceSystems } from '@xinglin/contract';

type Browser = (typeof deviceBrowsers)[number];
type System = (typeof deviceSystems)[number];

/** By the first that fits: most programs name the ones they descend from as well. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['app', /Xinglin(?:User|Doctor)\//i],
  ['chatApp', /MicroMessenger\//i],
  ['alipay', /AlipayClient\//i],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['huawei', /HuaweiBrowser\//i],
  ['samsung', /SamsungBrowser\//i],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [System, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['harmony', /HarmonyOS|OpenHarmony/i],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
];

/** Longer texts are no program's own; they are not searched. */
const lengthAtMost = 1000;

/** What a program's words say of the device, by names that people know. */
export function deviceOf(userAgent: string | null): {
  readonly browser: Browser | null;
  readonly system: System | null;
} {
  const words = userAgent === null || userAgent.length > lengthAtMost ? '' : userAgent;
  const first = <Name>(rules: readonly (readonly [Name, RegExp])[]) =>
    rules.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return { browser: first(browsers), system: first(systems) };
}
