import type { Environment } from '../environment';

/** One user agent as a device sends it, and what it must be taken for. */
export interface KnownUserAgent {
  readonly name: string;
  readonly userAgent: string;
  /** The flags that are true. */
  readonly is: readonly Exclude<keyof Environment, 'appVersion'>[];
  readonly appVersion?: number;
}

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
export const android =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0';
export const next =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
export const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
export const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** A user agent of a foreign browser or app. */
export function foreign(name: string, userAgent: string, is: KnownUserAgent['is']): KnownUserAgent {
  return { name, userAgent, is };
}
