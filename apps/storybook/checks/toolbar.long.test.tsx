import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { pseudoLocale } from '@xinglin/i18n/pseudo';
import { afterEach, describe, expect, it } from 'vitest';
import preview from '../.storybook/preview';

type Globals = Readonly<Record<string, string>>;
type File = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const files = import.meta.glob<File>('../../../{packages,partners}/*/src/**/*.stories.tsx');
const settings = '../../../packages/account/src/pages/my/profile/setting.stories.tsx';

afterEach(() => document.body.replaceChildren());

/** Draws a story with the toolbar as told; what it does afterwards is no matter here. */
async function draw(file: File, name: string, globals: Globals): Promise<void> {
  const story = { ...file[name] };
  delete story.play;
  const project = { ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } };
  await composeStory(story, file.default, project, name).run();
}

const { dataset } = document.documentElement;
const shown = () => ({
  locale: document.documentElement.lang,
  mode: dataset['mode'],
  theme: dataset['theme'],
  channel: dataset['channel'],
});

describe('the toolbar', () => {
  it.each(Object.entries(files))('reaches the stories of %s', async (_, load) => {
    const file = await load();
    const [name = ''] = Object.keys(file).filter((one) => one !== 'default');
    const chosen = { locale: 'en', mode: 'elder', theme: 'dark', channel: 'tianjin' };
    await draw(file, name, chosen);
    // What a story is about it fixes itself, and the toolbar shows that.
    expect(shown()).toEqual({ ...chosen, ...file.default.globals, ...file[name]?.globals });
  });

  it('reaches what a page knows', async () => {
    const file = await files[settings]?.();
    if (!file) throw new Error(`${settings} is gone.`);
    await draw(file, 'Full', { locale: 'en', mode: 'elder', theme: 'dark', channel: 'tianjin' });
    const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(checked.map(({ type, value }) => (type === 'radio' ? value : type))).toEqual([
      'checkbox',
      'dark',
      'en',
      // Whether doctors that one follows tell of new days.
      'checkbox',
    ]);
  });

  it.each([
    ['zh-Hans', /^设置$/],
    ['zh-Hant', /^設定$/],
    ['en', /^Settings$/],
    [pseudoLocale, /^\[.{10,}\]$/],
  ])('speaks %s', async (locale, title) => {
    const file = await files[settings]?.();
    if (!file) throw new Error(`${settings} is gone.`);
    await draw(file, 'Full', { locale });
    expect(document.querySelector('h1')?.textContent).toMatch(title);
  });
});
