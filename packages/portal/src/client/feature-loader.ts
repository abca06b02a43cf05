import type { PageModule } from '@xinglin/api';
import { mergePartner, type Partner, type RouteTable } from '@xinglin/routes';
import type { Feature, FeatureModule, Portal } from '../feature';
import { ownFeatures } from '../own-features';

/** Finds the features that may hold a path, and brings their chunks with the channel's changes, each once. */
export class FeatureLoader {
  readonly #features: readonly Feature[];
  readonly #loaded = new Map<string, Promise<FeatureModule>>();

  constructor(
    portal: Portal,
    private readonly partner: Partner<PageModule> | null,
  ) {
    const own = partner?.feature;
    this.#features = [
      ...portal.features,
      ...ownFeatures,
      ...(own ? [{ id: 'partner', segments: own.segments, load: async () => own }] : []),
    ];
  }

  /** Ids of the features that may hold a path, by its first segment. */
  candidates(pathname: string): readonly string[] {
    const segment = (pathname.split('/').find((part) => part !== '') ?? '').toLowerCase();
    return this.#features.filter(({ segments }) => segments.includes(segment)).map(({ id }) => id);
  }

  /** @throws when the chunk cannot be had; a later call tries again. */
  load(id: string): Promise<FeatureModule> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const feature = this.#features.find((one) => one.id === id);
    if (!feature) throw new Error(`The portal has no feature ${id}.`);
    const loading = feature.load().then((module) => this.#withPartner(module));
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  #withPartner(module: FeatureModule): FeatureModule {
    if (!this.partner) return module;
    const merged = mergePartner<RouteTable, PageModule>(module.routes, this.partner);
    return { ...module, routes: merged.table, pages: { ...module.pages, ...merged.pages } };
  }
}
