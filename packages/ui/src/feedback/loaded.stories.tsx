import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button';
import { Card } from '../display/card';
import { Note } from '../display/text-layout';
import { Loaded, type LoadedQuery } from './loaded';
import { Skeleton, SkeletonCard, SkeletonRegion } from './skeleton';
import { SkeletonPills, SkeletonRows, SkeletonSchedule, SkeletonTree } from './skeleton-shapes';
import { ToastProvider, useToast } from './toast';

const meta = { title: 'Feedback/Loaded' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const refetch = fn();
const failure = { kind: 'network', message: '网络请求失败' };
const waiting: LoadedQuery<string, typeof failure> = { isFetching: true, refetch };

const shown = (query: LoadedQuery<string, typeof failure>) => (
  <Loaded query={query} skeleton={<SkeletonCard avatar lines={2} />}>
    {(text) => (
      <Card title="号源">
        <Note>{text}</Note>
      </Card>
    )}
  </Loaded>
);

export const Waiting: Story = { render: () => shown(waiting) };
export const There: Story = {
  render: () => shown({ currentData: '剩余 3 个', isFetching: false, refetch }),
};

/** What is there stays in view when it could not be fetched anew. */
export const StillThere: Story = {
  render: () => shown({ currentData: '剩余 3 个', error: failure, isFetching: false, refetch }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('剩余 3 个')).toBeVisible();
    await expect(canvas.queryByText('网络请求失败')).toBeNull();
  },
};

export const Failed: Story = {
  render: () => shown({ error: failure, isFetching: false, refetch }),
  play: async ({ canvas }) => {
    refetch.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** The shapes that a skeleton is made of. */
export const Shapes: Story = {
  render: () => (
    <Card as="div">
      <SkeletonRegion>
        <Skeleton shape="title" width="short" />
        <Skeleton shape="line" width="wide" />
        <Skeleton shape="circle" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </SkeletonRegion>
    </Card>
  ),
};

/** What loads in the shape of a schedule, of departments, of pills and of the rows of a list. */
export const WholeShapes: Story = {
  render: () => (
    <>
      <Card as="div">
        <SkeletonSchedule />
      </Card>
      <SkeletonTree />
      <SkeletonPills />
      <SkeletonRows labelled lines={2} />
    </>
  ),
};

function Told() {
  const toast = useToast();
  return <Button onClick={() => toast.show('已保存', { tone: 'success' })}>保存</Button>;
}

/** Whatever is drawn below it may tell something in passing. */
export const TellsInPassing: Story = {
  render: () => (
    <ToastProvider>
      <Told />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect((await canvas.findAllByText('已保存')).length).toBeGreaterThan(0);
  },
};
