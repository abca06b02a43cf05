import { createI18n, type I18n, type Locale } from '@xinglin/i18n';
import { frameNamespaces, loadTexts } from '../load-texts';
import type { Channel } from './channels';

/**
 * The texts of a page, one instance for each channel, language and feature: nothing changes an instance while
 * a page renders, so requests can share it.
 */
export class PageTexts {
  readonly #instances = new Map<string, Promise<I18n>>();

  /** @param feature null for the frame's own texts alone. */
  get(channel: Channel, locale: Locale, routeName: string | null): Promise<I18n> {
    const origin = routeName === null ? undefined : channel.origins[routeName];
    const key = JSON.stringify([channel.partner?.id ?? null, locale, origin?.feature ?? null]);
    const known = this.#instances.get(key);
    if (known) return known;
    const instance = createI18n({ locale });
    const ready = loadTexts(
      instance,
      locale,
      { ...frameNamespaces, ...origin?.namespaces },
      channel.partner,
    ).then(() => instance);
    // A text that could not be read is tried again by the next request.
    ready.catch(() => this.#instances.delete(key));
    this.#instances.set(key, ready);
    return ready;
  }
}
