import { loadChannels, type Channel } from '@xinglin/portal/developers';
import { portal } from '@xinglin/shell';

/** What the toolbar offers: the main portal, a host nobody registered, and each partner by its id. */
export const channelIds = [
  'main',
  'default',
  ...(await portal.channels()).partners.map(({ id }) => id),
];

let channels: ReturnType<typeof loadChannels> | undefined;

/** A channel with its colours, texts and settings; null is the main portal. */
export async function channelCalled(id: unknown): Promise<Channel | null> {
  if (id === 'main') return null;
  channels ??= loadChannels(portal);
  return (await channels).all.find(({ partner }) => partner?.id === id) ?? null;
}
