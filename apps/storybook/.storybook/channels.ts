import type { Portal } from '@xinglin/portal';
import { loadChannels, type Channel } from '@xinglin/portal/developers';

// Every application that shows pages has its portal in this file.
const files = import.meta.glob<{ readonly portal: Portal }>('../../*/src/portal.ts', {
  eager: true,
});

/** Every application's portal, by the name of its folder. */
export const portals: ReadonlyMap<string, Portal> = new Map(
  Object.entries(files).map(([file, { portal }]) => [file.split('/').at(-3) ?? '', portal]),
);

/** What the toolbar offers of one portal: itself, an unregistered host, and each partner by its id. */
async function idsOf(name: string, portal: Portal): Promise<readonly string[]> {
  const { partners, defaultPartner } = await portal.channels();
  const own = [...(defaultPartner ? [defaultPartner] : []), ...partners].map(({ id }) => id);
  return name === 'shell' ? ['main', ...own] : [name, ...own.map((id) => `${name}/${id}`)];
}

/** What the toolbar offers: the main portal with its channels, then every other application's. */
export const channelIds: readonly string[] = (
  await Promise.all([...portals].map(([name, portal]) => idsOf(name, portal)))
).flat();

const loaded = new Map<Portal, ReturnType<typeof loadChannels>>();

/** A channel with its colours, texts and settings, as the toolbar calls it. */
export async function channelCalled(id: unknown): Promise<Channel> {
  const path = String(id).split('/');
  const isOther = portals.has(path[0] ?? '');
  const portal = portals.get(isOther ? (path[0] ?? '') : 'shell');
  if (!portal) throw new Error('There is no shell among the applications.');
  const channels = await (loaded.get(portal) ?? loadChannels(portal));
  loaded.set(portal, Promise.resolve(channels));
  const partnerId = path[isOther ? 1 : 0];
  return channels.all.find(({ partner }) => partner?.id === partnerId) ?? channels.main;
}
