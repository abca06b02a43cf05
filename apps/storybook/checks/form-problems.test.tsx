import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import preview from '../.storybook/preview';
import { rows } from './form-rows';

type File = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const files = import.meta.glob<File>('../../../packages/*/src/**/*.stories.tsx');

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

const body = within(document.body);
/** The messages of the summary, in order. */
function problems(): readonly (string | null)[] {
  const summary = body.queryByRole('region', { name: '请检查以下内容' });
  return summary === null
    ? []
    : within(summary)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent);
}

it.each(rows)('$form: a problem goes as soon as its field is right', async (row) => {
  const file = await files[`../../../packages/${row.file}.stories.tsx`]?.();
  const found = file?.[row.story];
  if (!file || !found) throw new Error(`${row.file} has no story ${row.story}.`);
  const { play: _play, ...story } = found;
  await composeStory(story, file.default, preview, row.story).run();
  if (row.open !== undefined) {
    const open = await body.findByRole('button', { name: new RegExp(row.open) });
    await userEvent.click(open);
  }
  const around = row.open === undefined ? body : within(await body.findByRole('dialog'));
  const fields = await around.findAllByLabelText(row.label, { selector: 'input, textarea' });
  const field = fields[row.at ?? 0];
  if (field === undefined) throw new Error('The form lacks the field.');
  if (row.spoilt && row.typed !== undefined) await userEvent.clear(field);
  if (row.spoilt && row.typed === undefined)
    for (const box of around.getAllByRole('checkbox', { checked: true }))
      await userEvent.click(box);
  await userEvent.click(await around.findByRole('button', { name: row.submit }));
  await vi.waitFor(() => expect(problems()).not.toHaveLength(0));
  const before = problems();
  if (row.typed === undefined) await userEvent.click(field);
  else {
    await userEvent.clear(field);
    await userEvent.type(field, row.typed);
  }
  await vi.waitFor(() => expect(problems()).toHaveLength(before.length - 1));
  expect(before).toEqual(expect.arrayContaining([...problems()]));
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
