import type { Preview } from '@storybook/react-vite';
import { isLocale, languageNames, locales } from '@xinglin/i18n';
import type { I18n } from '@xinglin/i18n';
import { pseudoLocale } from '@xinglin/i18n/pseudo';
import type { Channel } from '@xinglin/portal/developers';
import { configure } from 'storybook/test';
import { channelCalled, channelIds, portals } from './channels';
import { Surroundings } from './surroundings';
import { pseudoTextsIn, textsIn } from './texts';

// An end for what never comes, and room for a busy machine.
configure({ asyncUtilTimeout: 50_000 });

/** Every language that some portal offers. */
const spoken = locales.filter((locale) =>
  [...portals.values()].some((portal) => portal.locales.includes(locale)),
);

const preview: Preview = {
  initialGlobals: {
    channel: 'main',
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
        items: [
          ...spoken.map((locale) => ({ value: locale, title: languageNames[locale] })),
          { value: pseudoLocale, title: 'Longer than any (pseudo)' },
        ],
        dynamicTitle: true,
      },
    },
    channel: {
      description: 'Channel: theme, texts and settings',
      toolbar: { icon: 'branch', items: [...channelIds], dynamicTitle: true },
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
    a11y: {
      test: 'error',
      // What passed is not told, and no story has frames or asks its style sheets of elsewhere.
      options: { resultTypes: ['violations'], iframes: false, preload: false },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 375 × 812', styles: { width: '375px', height: '812px' } },
        narrow: { name: 'Narrow 320 × 640', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide 430 × 932', styles: { width: '430px', height: '932px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const { locale } = globals;
      const channel = await channelCalled(globals['channel']);
      const i18n =
        locale === pseudoLocale
          ? pseudoTextsIn(channel)
          : textsIn(isLocale(locale) ? locale : 'zh-Hans', channel);
      return { channel, i18n: await i18n };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => {
      const { locale, mode, theme, channel } = globals;
      return (
        <Surroundings
          // A story is mounted again when its surroundings change.
          key={[locale, mode, theme, channel].join()}
          // The loader above put both there; Storybook does not type what loaders give.
          i18n={loaded['i18n'] as I18n}
          channel={loaded['channel'] as Channel}
          mode={String(mode)}
          theme={String(theme)}
          // A page's story writes its parameters as a page's setting; other stories have none of its keys.
          setting={parameters}
        >
          <Story />
        </Surroundings>
      );
    },
  ],
};

export default preview;
