import { loadScript } from '@xinglin/gateway-sdk';

/**
 * Loads the scripts that the server names for this host: bridges of a short-video platform, a mini-app or a bank around
 * the portal (spec 1 §7). One that does not come within 10 s is reported; the page does without it.
 */
export function loadHostScripts(
  page: Document = document,
  load: (url: string) => Promise<void> = loadScript,
  report: (error: unknown) => void = (error) => window.reportError(error),
): void {
  for (const url of page.documentElement.dataset['scripts']?.split(' ') ?? [])
    load(url).catch(report);
}
