import type { I18n } from '@xinglin/i18n';
import { createNativeBridge, type BridgeHost } from '@xinglin/platform';
import type { ShareConfig } from '@xinglin/routes';
import type { ToastApi } from '@xinglin/ui';
import { sharedPage } from './shared-page';

/** Shares the page in view: by the app around it, else by the system's sheet, else by copying its address. */
export async function sharePage(
  config: ShareConfig | undefined,
  i18n: I18n,
  toast: ToastApi,
  host: Window & BridgeHost = window,
): Promise<void> {
  const page = sharedPage(config, i18n);
  if (createNativeBridge(host).share(page)) return;
  const { navigator } = host;
  try {
    // Old browsers have no sheet for sharing; the types know only new ones.
    if ('share' in navigator) {
      await navigator.share({ title: page.title, text: page.description, url: page.url });
      return;
    }
    // The clipboard is missing on pages that are not secure; that rejects like a refusal.
    await (navigator as Navigator).clipboard.writeText(page.url);
    toast.show(i18n.t('shared:copy.done'), { tone: 'success' });
  } catch (error) {
    // The person closed the system's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.show(i18n.t('shared:copy.unsupported'), { tone: 'error' });
  }
}
