import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../../../{packages,partners}/*/src/**/*.stories.tsx', '../developers/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are documented by TSDoc in the sources; reading them here needs an older compiler.
  typescript: { reactDocgen: false },
  // What only an opened file asks for: found late, it would be bundled then, and every page loaded anew.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, exclude: ['pdfjs-dist'] },
  }),
};

export default config;
