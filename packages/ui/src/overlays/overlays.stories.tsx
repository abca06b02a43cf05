import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button';
import { Note } from '../display/text-layout';
import { ConfirmDialog, Dialog } from './dialog';
import { Sheet } from './sheet';

const meta = { title: 'Overlays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function ConfirmCancel() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>取消预约</Button>
      <ConfirmDialog
        open={open}
        title="确认取消这次预约？"
        confirmLabel="确认取消"
        keepLabel="再想想"
        tone="danger"
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        挂号费 ¥38.00 将原路退回，1–3 个工作日到账。
      </ConfirmDialog>
    </>
  );
}

export const Confirm: Story = {
  render: () => <ConfirmCancel />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '取消预约' }));
    const dialog = await canvas.findByRole('alertdialog');
    // The safe answer has the focus, and Tab stays inside.
    await expect(within(dialog).getByRole('button', { name: '再想想' })).toHaveFocus();
  },
};

export const FocusReturns: Story = {
  render: () => <ConfirmCancel />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '取消预约' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '再想想' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(opener).toHaveFocus();
    // Escape reaches the native dialog as its cancel event.
    await userEvent.click(opener);
    (await canvas.findByRole('alertdialog')).dispatchEvent(
      new Event('cancel', { cancelable: true }),
    );
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PendingStaysOpen: Story = {
  render: function Pending() {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={open}
        title="确认取消这次预约？"
        confirmLabel="确认取消"
        keepLabel="再想想"
        tone="danger"
        pending
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /确认取消/ }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LongDialog: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title="取消规则" actions={<Button>知道了</Button>}>
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>就诊前一日 18:00 前可取消并全额退款。</p>
      ))}
    </Dialog>
  ),
};

function OpenSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>筛选</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="筛选"
        footer={<Button block>确定</Button>}
      >
        <Note>只看有号的医生</Note>
      </Sheet>
    </>
  );
}

export const BottomSheet: Story = {
  render: () => <OpenSheet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '筛选' });
    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog');
    await userEvent.click(within(sheet).getByText('只看有号的医生'));
    await waitFor(() => expect(sheet).toBeVisible());
    // A press on the dialog element itself is one on its backdrop.
    await userEvent.click(sheet);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog')).toBeInTheDocument();
  },
};
