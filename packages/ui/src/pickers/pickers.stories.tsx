import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button';
import { Card } from '../display/card';
import { areasBelow, cities, departmentGroups, weekDays } from '../story-samples';
import { AreaPicker } from './area-picker';
import { CityPicker } from './city-picker';
import { DepartmentTree } from './department-tree';
import type { AreaOption, AreaPickerProps, CityPickerProps, WeekStripProps } from './props';
import { WeekStrip } from './week-strip';

const meta = { title: 'Pickers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function PickCity(props: Partial<CityPickerProps>) {
  const [open, setOpen] = useState(false);
  const [areaId, setAreaId] = useState('330100');
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        城市：{cities.find((city) => city.areaId === areaId)?.name}
      </Button>
      <CityPicker
        open={open}
        onClose={() => setOpen(false)}
        cities={cities}
        selectedAreaId={areaId}
        onLocate={fn()}
        onSelect={(city) => {
          setAreaId(city.areaId);
          setOpen(false);
        }}
        {...props}
      />
    </>
  );
}

async function openPicker(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /城市/ }));
  return canvas.findByRole('dialog');
}

export const Cities: Story = {
  render: () => <PickCity />,
  play: async ({ canvasElement }) => {
    const sheet = await openPicker(canvasElement);
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const CitiesByKeyboard: Story = {
  render: () => <PickCity />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = within(await openPicker(canvasElement));
    // The index leads to its letter, and the next Tab to its first city.
    sheet.getByRole('button', { name: 'N' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sheet.getByRole('heading', { name: 'N' })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: '南京' })).toHaveFocus();
    await userEvent.type(sheet.getByRole('searchbox'), 'xi');
    await expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: '厦门' })).not.toHaveFocus();
    sheet.getByRole('button', { name: '西安' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '城市：西安' })).toHaveFocus();
  },
};

export const CitiesWithPosition: Story = {
  render: () => <PickCity position={{ state: 'found', city: cities[0] }} />,
  play: async ({ canvasElement }) => {
    await openPicker(canvasElement);
  },
};

export const CitiesWithoutPosition: Story = {
  render: () => <PickCity position={{ state: 'denied' }} />,
  play: async ({ canvasElement }) => {
    await openPicker(canvasElement);
  },
};

export const CitiesFailed: Story = {
  render: () => <PickCity cities={[]} onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    await openPicker(canvasElement);
  },
};

function PickArea(props: Partial<AreaPickerProps>) {
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly AreaOption[]>([]);
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>地区：{chosen}</Button>
      <AreaPicker
        open={open}
        onClose={() => setOpen(false)}
        path={path}
        areas={areasBelow(path.at(-1)?.areaId)}
        onStep={(depth) => setPath(path.slice(0, depth))}
        onSelect={(area) => {
          const next = [...path, area];
          if (next.length < 3) return setPath(next);
          setChosen(next.map(({ name }) => name).join(' '));
          setOpen(false);
        }}
        {...props}
      />
    </>
  );
}

async function openAreas(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /地区/ }));
  return canvas.findByRole('dialog');
}

export const AreasByKeyboard: Story = {
  render: () => <PickArea />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = within(await openAreas(canvasElement));
    sheet.getByRole('button', { name: '浙江' }).focus();
    await userEvent.keyboard('{Enter}');
    // The next level is read from its heading on, and the next Tab leads into it.
    await waitFor(() => expect(sheet.getByRole('heading', { level: 3 })).toHaveFocus());
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: '杭州' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getByRole('heading', { level: 3 })).toHaveFocus());
    // Back to the cities and down again.
    await userEvent.click(sheet.getByRole('button', { name: '杭州' }));
    await userEvent.click(sheet.getByRole('button', { name: '杭州' }));
    await userEvent.click(sheet.getByRole('button', { name: '西湖区' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '地区：浙江 杭州 西湖区' })).toHaveFocus();
  },
};

export const AreasOfACity: Story = {
  render: () => (
    <PickArea
      path={[
        { areaId: '330000', name: '浙江' },
        { areaId: '330100', name: '杭州' },
      ]}
      areas={areasBelow('330100')}
      selectedAreaId="330106"
    />
  ),
  play: async ({ canvasElement }) => {
    await openAreas(canvasElement);
  },
};

export const AreasLoading: Story = {
  render: () => <PickArea areas={undefined} />,
  play: async ({ canvasElement }) => {
    await openAreas(canvasElement);
  },
};

export const AreasFailed: Story = {
  render: () => <PickArea areas={undefined} onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    await openAreas(canvasElement);
  },
};

export const Departments: Story = {
  render: () => <DepartmentTree label="科室分类" groups={departmentGroups} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const groups = within(canvas.getByRole('navigation'));
    const internal = groups.getByRole('link', { name: '内科' });
    internal.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(groups.getByRole('link', { name: '外科' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(groups.getByRole('link', { name: '五官科' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(groups.getByRole('link', { name: '五官科' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(internal).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '内科' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '心血管内科' })).toHaveFocus();
  },
};

function PickDay({ value: first, ...rest }: Partial<WeekStripProps>) {
  const [value, setValue] = useState(first ?? '2026-11-22');
  return (
    <Card title="预约挂号" aside="北京时间">
      <WeekStrip
        label="就诊日期"
        days={weekDays}
        value={value}
        onValueChange={setValue}
        {...rest}
      />
    </Card>
  );
}

export const Week: Story = { render: () => <PickDay /> };

export const WeekByArrows: Story = {
  render: () => <PickDay value="2026-11-26" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('radio', { name: /11月26日/ });
    await expect(day).toBeChecked();
    day.focus();
    await userEvent.keyboard('{ArrowRight}');
    // Over the edge of the page, into the second week.
    const next = canvas.getByRole('radio', { name: /11月27日/ });
    await expect(next).toBeChecked();
    await expect(next).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: /前|Previous/ })).toBeEnabled());
    // Days without a clinic are passed over.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /11月29日/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /11月28日/ })).toBeDisabled();
  },
};

export const WeekPages: Story = {
  render: () => <PickDay />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [previous, next] = canvas.getAllByRole('button');
    await expect(previous).toBeDisabled();
    if (next !== undefined) await userEvent.click(next);
    await waitFor(() => expect(previous).toBeEnabled());
    await waitFor(() => expect(next).toBeDisabled());
    // A week that is turned to chooses its first free day, so that what stands below is of this week.
    await expect(canvas.getByRole('radio', { name: /11月29日/ })).toBeChecked();
  },
};

export const OneWeekOnly: Story = { render: () => <PickDay days={weekDays.slice(0, 7)} /> };
