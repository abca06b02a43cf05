import { createI18n, resourcesOf, type I18n, type Locale } from '@xinglin/i18n';
import { frameNamespaces, loadTexts } from '../load-texts';
import { escapeJson } from '../page-state';
import type { Channel } from './channels';
import { rememberTexts } from './remember-texts';

/**
 * The texts of a page, one instance for each channel, language and feature: nothing changes an instance while
 * a page renders, so requests can share it.
 */
export class PageTexts {
  readonly #instances = new Map<string, Promise<I18n>>();

  readonly #json = new WeakMap<I18n, string>();

  /** @param feature null for the frame's own texts alone. */
  get(channel: Channel, locale: Locale, routeName: string | null): Promise<I18n> {
    const origin = routeName === null ? undefined : channel.origins[routeName];
    const key = JSON.stringify([channel.partner?.id ?? null, locale, origin?.feature ?? null]);
    const known = this.#instances.get(key);
    if (known) return known;
    const instance = createI18n({ locale, languages: channel.portal });
    const ready = loadTexts(
      instance,
      locale,
      { ...frameNamespaces, ...origin?.namespaces },
      { ...channel, brandName: channel.current.brandName },
    ).then(() => rememberTexts(instance));
    // A text that could not be read is tried again by the next request.
    ready.catch(() => this.#instances.delete(key));
    this.#instances.set(key, ready);
    return ready;
  }

  /** The texts of an instance as they stand in the state of a page. */
  json(instance: I18n): string {
    const text = this.#json.get(instance) ?? escapeJson(resourcesOf(instance));
    this.#json.set(instance, text);
    return text;
  }
}
