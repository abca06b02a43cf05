import type { PageModule } from '@xinglin/api';
import { holdsPath, mergePartner, type Partner, type RouteTable } from '@xinglin/routes';
import type { Feature, FeatureModule, Portal } from '../feature';
import { troublePages } from '../trouble-pages';

/** Finds the features that may hold a path, and brings their chunks with the channel's changes, each once. */
export class FeatureLoader {
  /** What is here without the portal's list: the pages for trouble and the partner's. */
  readonly #own: readonly Feature[];
  readonly #loaded = new Map<string, Promise<FeatureModule>>();

  constructor(
    private readonly portal: () => Promise<Portal>,
    private readonly partner: Partner<PageModule> | null,
  ) {
    const own = partner?.feature;
    this.#own = [
      troublePages,
      // Its rows came with the partner, so that it may always be asked.
      ...(own ? [{ id: 'partner', paths: ['/*'], load: async () => own }] : []),
    ];
  }

  /** Ids of the features that may hold a path, as its index says. */
  async candidates(pathname: string): Promise<readonly string[]> {
    return [...(await this.#listed()), ...this.#own]
      .filter(({ paths }) => holdsPath(paths, pathname))
      .map(({ id }) => id);
  }

  /** @throws when the chunk fails to load; a later call retries. */
  load(id: string): Promise<FeatureModule> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#bring(id);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async #listed(): Promise<readonly Feature[]> {
    const { features, ownFeatures } = await this.portal();
    return [...features, ...ownFeatures];
  }

  async #bring(id: string): Promise<FeatureModule> {
    const isIt = (one: Feature): boolean => one.id === id;
    const feature = this.#own.find(isIt) ?? (await this.#listed()).find(isIt);
    if (!feature) throw new Error(`The portal has no feature ${id}.`);
    return this.#withPartner(await feature.load());
  }

  #withPartner(module: FeatureModule): FeatureModule {
    if (!this.partner) return module;
    const merged = mergePartner<RouteTable, PageModule>(module.routes, this.partner);
    return { ...module, routes: merged.table, pages: { ...module.pages, ...merged.pages } };
  }
}
