import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button';
import { Card } from '../display/card';
import { ActionBar } from '../frame/action-bar';
import { Page } from '../frame/page';
import { PageHeader } from '../frame/page-header';
import { HeartIcon } from '../icons/care-icons';
import { PhoneIcon } from '../icons/contact-icons';
import { HomeIcon, TicketIcon } from '../icons/navigation-icons';
import { FloatingButton } from './floating-button';
import { FloatingMenu } from './floating-menu';
import { GuideOverlay } from './guide-overlay';
import { LinkBanner } from './link-banner';

const meta = { title: 'Widgets' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const moved = fn();
const root = document.documentElement;

function forgetPlace(): void {
  root.style.removeProperty('--floating-x');
  root.style.removeProperty('--floating-y');
}

function Floating() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // As the portal's frame hears it.
  useEffect(() => {
    const hear = ({ target }: Event): void =>
      setOpen(target instanceof Element && target.closest('button[data-act=menu]') !== null);
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return (
    <>
      <Page
        header={<PageHeader title="确认预约信息" />}
        actionBar={
          <ActionBar priceLabel="应付" cents={3800}>
            <Button>提交预约</Button>
          </ActionBar>
        }
      >
        {Array.from({ length: 12 }, (_, index) => (
          <Card key={index} title={`第 ${index + 1} 行`}>
            <p>最后一行也能滚动到按钮上方。</p>
          </Card>
        ))}
      </Page>
      <FloatingButton reference={button} />
      <FloatingMenu
        button={button}
        open={open}
        onClose={() => setOpen(false)}
        onMoved={moved}
        items={[
          { label: '首页', icon: <HomeIcon />, to: '/' },
          { label: '我的预约', icon: <TicketIcon />, to: '/my/order/list' },
          { label: '客服电话 95169020', icon: <PhoneIcon />, href: 'tel:95169020' },
        ]}
      />
    </>
  );
}

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, button: canvas.getByRole('button', { name: '快捷菜单' }) };
};

function drag(button: HTMLElement, across: number, along: number): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, clientX: number, clientY: number, buttons: number): void =>
    void button.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, buttons, pointerId: 1, bubbles: true }),
    );
  // No real pointer is down, so there is none to capture.
  button.setPointerCapture = () => undefined;
  send('pointerdown', x, y, 1);
  send('pointermove', x + across / 2, y + along / 2, 1);
  send('pointermove', x + across, y + along, 1);
  send('pointerup', x + across, y + along, 0);
  button.click();
}

export const OpensAndCloses: Story = {
  render: () => <Floating />,
  play: async ({ canvasElement }) => {
    forgetPlace();
    const { canvas, button } = parts(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: '快捷菜单' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(menu).getByRole('link', { name: '客服电话 95169020' })).toHaveAttribute(
      'href',
      'tel:95169020',
    );
    const heights = within(menu)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().height);
    const wanted = root.dataset['mode'] === 'elder' ? 60 : 42;
    for (const height of heights) await expect(height).toBe(wanted);
    // The menu itself is no cover; the dialog around it is.
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Moves: Story = {
  render: () => <Floating />,
  play: async ({ canvasElement }) => {
    forgetPlace();
    moved.mockClear();
    const { canvas, button } = parts(canvasElement);
    const place = (): DOMRect => button.getBoundingClientRect();
    const before = place();
    drag(button, -100, 200);
    await expect(place().left).toBeCloseTo(before.left - 100, 0);
    await expect(place().top).toBeCloseTo(before.top + 200, 0);
    await expect(moved).toHaveBeenCalledOnce();
    // The end of a drag is no tap.
    await expect(canvas.queryByRole('dialog')).toBeNull();

    // Clamped to every edge, and what is kept is where it really stands.
    drag(button, -5000, 0);
    await expect(place().left).toBeGreaterThanOrEqual(0);
    drag(button, 5000, 5000);
    await expect(place().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(place().bottom).toBeLessThanOrEqual(window.innerHeight);
    const kept = moved.mock.lastCall?.[0];
    await expect(kept.y).toBe(Math.round(place().top));

    // Never over the bar with the button to pay.
    const submit = canvas.getByRole('button', { name: '提交预约' }).getBoundingClientRect();
    await expect(place().bottom).toBeLessThanOrEqual(submit.top);

    const corner = place();
    button.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(place().left).toBeCloseTo(corner.left - 16, 0);
    await expect(place().top).toBeCloseTo(corner.top - 16, 0);

    // Up into the header is back to its own place.
    drag(button, 0, -5000);
    await expect(place()).toEqual(before);
    await expect(moved).toHaveBeenLastCalledWith(null);
    forgetPlace();
  },
};

export const LastRowStaysFree: Story = {
  render: () => <Floating />,
  play: async ({ canvasElement }) => {
    forgetPlace();
    const { canvas, button } = parts(canvasElement);
    drag(button, 0, 5000);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const lastRow = canvas.getByText('第 12 行').closest('section')?.getBoundingClientRect();
    await waitFor(() =>
      expect(lastRow?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1),
    );
    forgetPlace();
  },
};

/** In the apps the button is gone; what the apps draw themselves stands above the progress bar. */
export const InAnApp: Story = {
  render: () => <Floating />,
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    root.dataset['app'] = 'user';
    try {
      await expect(canvas.queryByRole('button', { name: '快捷菜单' })).toBeNull();
    } finally {
      delete root.dataset['app'];
    }
  },
};

export const Banner: Story = {
  render: () => (
    <Page
      header={<PageHeader title="首页" />}
      banner={<LinkBanner to="/chronic-disease/home" icon={<HeartIcon />} text="慢病专区" />}
    >
      <p>内容</p>
    </Page>
  ),
};

const done = fn();

export const Guide: Story = {
  render: () => (
    <>
      <Page
        header={<PageHeader title="首页" />}
        actionBar={
          <ActionBar>
            <Button>挂号</Button>
          </ActionBar>
        }
      >
        <button type="button" data-guide="">
          搜索
        </button>
      </Page>
      <GuideOverlay
        onDone={done}
        steps={[
          { title: '先找医院', text: '在搜索框里输入。', target: '[data-guide]' },
          { title: '随时切换', text: '底部有导航。', target: '[data-bottom]' },
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    done.mockClear();
    const guide = await within(canvasElement).findByRole('dialog', { name: '先找医院' });
    await expect(guide).toHaveTextContent('第 1 步，共 2 步');
    await expect(guide.contains(document.activeElement)).toBe(true);
    const swipe = (from: number, to: number): void => {
      for (const [type, clientX] of [
        ['pointerdown', from],
        ['pointerup', to],
      ] as const)
        guide.dispatchEvent(new PointerEvent(type, { clientX, isPrimary: true, bubbles: true }));
    };
    const isOverlaid = (selector: string): boolean => {
      const about = document.querySelector(selector)?.getBoundingClientRect();
      const card = within(guide).getByRole('heading').parentElement?.getBoundingClientRect();
      return !about || !card || (card.top < about.bottom && card.bottom > about.top);
    };
    await expect(isOverlaid('[data-guide]')).toBe(false);
    swipe(200, 100);
    await waitFor(() => expect(guide).toHaveAccessibleName('随时切换'));
    await waitFor(() => expect(isOverlaid('[data-bottom]')).toBe(false));
    swipe(100, 200);
    await waitFor(() => expect(guide).toHaveAccessibleName('先找医院'));
    await userEvent.click(within(guide).getByRole('button', { name: '下一步' }));
    await userEvent.click(within(guide).getByRole('button', { name: '知道了' }));
    await expect(done).toHaveBeenCalledOnce();
  },
};
