import { createI18n, I18nProvider } from '@xinglin/i18n';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import * as blocks from './blocks/blocks.stories';
import * as care from './care/care.stories';
import * as display from './display/display.stories';
import * as faces from './display/faces.stories';
import * as feedback from './feedback/feedback.stories';
import { ToastProvider } from './feedback/toast';
import * as fields from './forms/fields.stories';
import * as overlays from './overlays/overlays.stories';
import * as people from './people/people.stories';
import * as pickers from './pickers/pickers.stories';
import * as screens from './screens.stories';
import * as surveys from './surveys/surveys.stories';
import texts from './locales/zh-Hans.json';

const i18n = createI18n({ locale: 'zh-Hans', resources: { ui: texts } });

type Rendering = { render?: unknown };

/** Every story that renders without a play function. */
const stories = Object.entries({
  blocks,
  care,
  display,
  faces,
  feedback,
  fields,
  overlays,
  people,
  pickers,
  screens,
  surveys,
}).flatMap(([group, module]) =>
  Object.entries(module as Record<string, Rendering>).flatMap(([name, { render }]) =>
    typeof render === 'function'
      ? [[`${group} ${name}`, render as () => ReactElement] as const]
      : [],
  ),
);

function onServer(Story: () => ReactElement): string {
  const router = createMemoryRouter([{ path: '*', Component: Story }]);
  return renderToString(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </I18nProvider>,
  );
}

it('finds the stories', () => {
  expect(stories.length).toBeGreaterThan(30);
});

it.each(stories)(
  '%s renders on the server without a style attribute, an untranslated key or an emoji',
  (_name, story) => {
    const html = onServer(story);
    expect(html.length).toBeGreaterThan(100);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\p{Extended_Pictographic}/u);
    for (const key of Object.keys(texts)) expect(html).not.toContain(`>${key}<`);
  },
);

it('can be searched and followed without JavaScript', () => {
  const home = onServer(screens.Home.render as () => ReactElement);
  expect(home).toMatch(
    /<form[^>]*method="get"[^>]*action="\/search"|<form[^>]*action="\/search"[^>]*method="get"/,
  );
  expect(home).toContain('href="/expert/1"');
  const departments = onServer(pickers.Departments.render as () => ReactElement);
  expect(departments).toContain('儿内科');
});
