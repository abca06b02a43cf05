import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../forms/text-fields';
import { Card } from '../display/card';
import { DialButton } from './dial-button';
import { Flag } from './flag';
import { GlobeHero } from './globe-hero';
import { LanguageLinks } from './language-links';
import { TwoClocks } from './two-clocks';

const meta = { title: 'Abroad' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = [
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['en', 'English'],
  ['it', 'Italiano'],
  ['fr', 'Français'],
  ['id', 'Bahasa Indonesia'],
] as const;

const row = (current: string, proposed?: string) => (
  <LanguageLinks
    label="语言"
    items={languages.map(([lang, text]) => ({
      to: `?lang=${lang}`,
      lang,
      text: lang === proposed ? `Continue in ${text}` : text,
      active: lang === current,
      proposed: lang === proposed,
    }))}
  />
);

export const Hero: Story = {
  render: () => (
    <GlobeHero
      brand="杏林海外"
      account={<a href="#sign-in">登录</a>}
      languages={row('zh-Hans', 'en')}
      title="问中国的医生，不收费"
    />
  ),
};

export const Clocks: Story = {
  render: () => (
    <TwoClocks
      clocks={[
        { who: '您', place: '加拿大', time: '22:20', day: '11月21日 周六 · UTC-8' },
        { who: '医生', place: '杭州', time: '14:20', day: '11月22日 周日 · UTC+8' },
      ]}
      spans={[
        { from: 0, to: 6 },
        { from: 15, to: 24 },
      ]}
      now={22.333}
      legend="值班 15:00–06:00（您的时间）"
      wait="现在约 15 分钟"
    />
  ),
};

export const ClocksBeforeTheZoneIsKnown: Story = {
  render: () => (
    <TwoClocks
      clocks={[
        { who: '您', place: null, time: null, day: null },
        { who: '医生', place: '杭州', time: '14:20', day: '11月22日 周日 · UTC+8' },
      ]}
      spans={[]}
      now={null}
      legend=""
      wait=""
    />
  ),
};

const dial = (country: string, name: string, code: string) => (
  <Card>
    <TextField
      label="手机号"
      inputMode="tel"
      start={
        <DialButton
          country={country}
          name={name}
          dial={code}
          label="国家或地区"
          onOpen={() => undefined}
        />
      }
    />
  </Card>
);

export const Telephone: Story = { render: () => dial('CA', '加拿大', '+1') };

export const TelephoneOfACountryWithALongName: Story = {
  render: () => dial('BA', '波斯尼亚和黑塞哥维那', '+387'),
};

export const Flags: Story = {
  render: () => (
    <Card>
      {['CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IT', 'US', 'JP'].map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Card>
  ),
};
