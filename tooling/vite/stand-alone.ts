import type { Plugin } from 'vite';

/** The shell's list of channels. */
const channels = /\/apps\/shell\/src\/channels\.ts$/;

/**
 * Puts one partner in place of the shell's list of channels, so that nothing of the others gets into the build, and
 * every host is that partner.
 */
export function standAlone(partner: string): Plugin {
  const entry = (id: string): string =>
    `{ id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner }`;
  return {
    name: 'xinglin:stand-alone',
    enforce: 'pre',
    load: (id) =>
      channels.test(id)
        ? `export const channels = { partners: [${entry(partner)}], defaultPartner: ${entry('default')}, only: '${partner}' };`
        : null,
  };
}
