import type { PortalChannels } from '@xinglin/portal';

/** The channels this portal serves. A stand-alone build of one partner has this file replaced (`standAlone`). */
export const channels: PortalChannels = {
  partners: [
    { id: 'sanming', load: async () => (await import('@xinglin/partner-sanming')).partner },
    { id: 'tianjin', load: async () => (await import('@xinglin/partner-tianjin')).partner },
    { id: 'vip', load: async () => (await import('@xinglin/partner-vip')).partner },
    { id: 'wybao', load: async () => (await import('@xinglin/partner-wybao')).partner },
  ],
  defaultPartner: {
    id: 'default',
    load: async () => (await import('@xinglin/partner-default')).partner,
  },
};
