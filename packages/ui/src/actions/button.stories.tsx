import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster, Stack } from '../display/text-layout';
import { CalendarAddIcon } from '../icons/navigation-icons';
import { Button, ButtonLink } from './button';

const submitted = fn();

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '提交预约', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['primary', 'outline', 'text', 'danger', 'accent'] as const).map((variant) => (
        <Cluster key={variant}>
          <Button variant={variant}>提交预约</Button>
          <Button variant={variant} size="small">
            预约
          </Button>
          <Button variant={variant} size="small" disabled>
            约满
          </Button>
          <Button variant={variant} size="small" pending>
            提交
          </Button>
        </Cluster>
      ))}
      <Button block icon={<CalendarAddIcon />}>
        加入日历
      </Button>
      <ButtonLink to="/booking/hospital" variant="outline">
        选择医院
      </ButtonLink>
      <ButtonLink href="/appointment.ics" download variant="text">
        下载日历文件
      </ButtonLink>
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const size = button.getBoundingClientRect();
    await expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { pending: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/./);
  },
};
