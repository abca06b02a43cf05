import type { Preview } from '@storybook/react-vite';
import { isLocale, languageNames, locales } from '@xinglin/i18n';
import type { I18n } from '@xinglin/i18n';
import { Surroundings } from './surroundings';
import { textsIn } from './texts';

const preview: Preview = {
  initialGlobals: {
    locale: 'zh-Hans',
    mode: 'standard',
    theme: 'light',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((locale) => ({ value: locale, title: languageNames[locale] })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Mode',
      toolbar: { icon: 'eye', items: ['standard', 'elder'], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 375 × 812', styles: { width: '375px', height: '812px' } },
        narrow: { name: 'Narrow 320 × 640', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide 430 × 932', styles: { width: '430px', height: '932px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) => ({
      i18n: await textsIn(isLocale(globals['locale']) ? globals['locale'] : 'zh-Hans'),
    }),
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <Surroundings
        // The loader above put it there; Storybook does not type what loaders give.
        i18n={loaded['i18n'] as I18n}
        mode={String(globals['mode'])}
        theme={String(globals['theme'])}
        // A page's story writes its parameters as a page's setting; other stories have none of its keys.
        setting={parameters}
      >
        <Story />
      </Surroundings>
    ),
  ],
};

export default preview;
