import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '../actions/button';
import { AddressCard } from './address-card';
import { AppointmentCard } from './appointment-card';
import { Page } from '../frame/page';
import { PageHeader } from '../frame/page-header';
import { DoctorCard, DoctorSummary } from './doctor-card';
import { HospitalCard } from './hospital-card';
import { PatientCard } from './patient-card';

const meta = { title: 'Care' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Doctors: Story = {
  render: () => (
    <>
      <DoctorCard
        to="/expert/1"
        doctorId="d-1"
        name="沈知远"
        gender="male"
        titleText="主任医师"
        hospitalName="浙江省立同仁医院"
        departmentName="心血管内科"
        goodAtText="擅长：冠心病、高血压、心律失常的长期管理，介入术后随访，心力衰竭的诊治与康复指导，以及各类疑难杂症"
        availability={{ text: '本周有号', tone: 'brand' }}
        facts={[
          { label: '好评', value: '98.6%' },
          { label: '咨询', value: '1.2万' },
        ]}
        fromCents={4900}
      />
      <DoctorCard
        to="/expert/2"
        doctorId="d-2"
        name="林若溪"
        gender="female"
        titleText="副主任医师"
        hospitalName="西湖儿童医院"
        departmentName="呼吸科"
        availability={{ text: '约满', tone: 'neutral' }}
      />
      <DoctorCard
        to="/expert/3"
        doctorId="d-3"
        name="阿卜杜热合曼·买买提吐尔逊"
        titleText="主治医师"
        hospitalName="新疆维吾尔自治区人民医院附属第一中心医院"
        departmentName="骨科"
        availability={{ text: '停诊', tone: 'danger' }}
        fromCents={1500}
      />
    </>
  ),
};

export const Doctor: Story = {
  render: () => (
    <DoctorSummary
      doctorId="d-1"
      name="沈知远"
      gender="male"
      titleText="主任医师 · 教授"
      hospitalName="浙江省立同仁医院"
      hospitalTo="/hospital/1"
      departmentName="心血管内科"
      tags={[{ text: '三甲' }, { text: '医保' }, { text: '30 分钟内回复', tone: 'warning' }]}
      facts={[{ label: '好评', value: '98.6%' }]}
    />
  ),
};

/** On the soft ground of the page's header. */
export const DoctorHead: Story = {
  render: () => (
    <Page header={<PageHeader soft title="沈知远 医生" />}>
      <DoctorSummary
        head
        doctorId="d-1"
        name="沈知远"
        gender="male"
        titleText="主任医师 · 教授"
        hospitalName="浙江省立同仁医院"
        hospitalTo="/hospital/1"
        departmentName="心血管内科"
        tags={[{ text: '三级甲等' }, { text: '医保' }, { text: '从业 20 年以上' }]}
      />
    </Page>
  ),
};

export const Hospitals: Story = {
  render: () => (
    <>
      <HospitalCard
        to="/hospital/1"
        hospital={{
          hospitalId: 'h-1',
          name: '浙江省立同仁医院',
          levelText: '三级甲等',
          tags: ['综合医院', '医保定点'],
          address: '杭州市上城区庆春路 158 号',
          distance: 1200,
          departmentCount: 42,
          doctorCount: 318,
        }}
      />
      <HospitalCard
        to="/hospital/2"
        hospital={{
          hospitalId: 'h-2',
          name: '西湖儿童医院',
          levelText: '民营',
          tags: [],
          address: '杭州市西湖区文三路 90 号',
          distance: null,
          departmentCount: 1,
          doctorCount: 1,
        }}
      />
    </>
  ),
};

function ChoosePatient() {
  const [chosen, setChosen] = useState('1');
  const choose = (value: string) => ({
    name: 'patient',
    value,
    checked: chosen === value,
    onChoose: setChosen,
  });
  return (
    <fieldset>
      <legend>选择就诊人</legend>
      <PatientCard
        name="王秀兰"
        face={{ seed: '1', gender: 'female', age: 'elder' }}
        relationText="母亲"
        documentText="身份证 330***********0023"
        phoneText="138****5521"
        isDefault
        choose={choose('1')}
        edit={{ to: '/my/patient/node-add?id=1', text: '编辑' }}
      />
      <PatientCard
        name="王一诺"
        relationText="子女"
        documentText="无证件 · 监护人 王磊"
        phoneText="138****5521"
        choose={choose('2')}
      />
      <PatientCard
        name="李建国"
        relationText="父亲"
        documentText="身份证 330***********1157"
        note="已有同一时段的预约"
        choose={{ ...choose('3'), disabled: true }}
      />
    </fieldset>
  );
}

export const PatientsToChoose: Story = {
  render: () => <ChoosePatient />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const child = canvas.getByRole('radio', { name: '王一诺' });
    // The label covers the card.
    await userEvent.click(canvas.getByText('王一诺'));
    await expect(child).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '李建国' })).not.toBeChecked();
  },
};

const remove = fn();

/** The card leads to the patient; its button removes. */
export const PatientLinks: Story = {
  render: () => (
    <>
      <h2>就诊人</h2>
      <PatientCard
        to="/my/patient/1"
        name="王秀兰"
        face={{ seed: '1', gender: 'female', age: 'elder' }}
        remove={{ label: '删除 王秀兰', onRemove: remove }}
        relationText="母亲"
        documentText="身份证 330***********0023"
        phoneText="138****5521"
        isDefault
      />
      <PatientCard to="/my/patient/2" name="王一诺" relationText="子女" note="请补充监护人信息" />
    </>
  ),
  play: async ({ canvas }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '删除 王秀兰' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

const cancel = fn();

export const Appointments: Story = {
  render: () => (
    <AppointmentCard
      to="/my/order/detail/1"
      date={{ date: '2026-11-22', monthText: '11月', dayText: '22', weekdayText: '周日' }}
      title="沈知远 主任医师"
      state="upcoming"
      stateText="待就诊"
      lines={['浙江省立同仁医院 心血管内科', '08:00–08:30 · 就诊人 王秀兰']}
      actions={
        <>
          <Button size="small" variant="outline" onClick={cancel}>
            取消预约
          </Button>
          <ButtonLink size="small" to="/my/order/detail/1">
            查看详情
          </ButtonLink>
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    cancel.mockClear();
    const canvas = within(canvasElement);
    // The title's link covers the card, but not its buttons.
    const button = canvas.getByRole('button', { name: '取消预约' });
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(
      true,
    );
    const date = canvas.getByText('22').getBoundingClientRect();
    await expect(document.elementFromPoint(date.x, date.y)).toBe(
      canvas.getByRole('link', { name: '沈知远 主任医师' }),
    );
  },
};

export const Addresses: Story = {
  render: () => (
    <>
      <AddressCard
        to="/order/address/edit/a-1"
        name="王秀兰"
        phoneText="138****5678"
        addressText="浙江 杭州 西湖区 文三路138号 7楼"
        isDefault
        actions={
          <Button variant="text" size="small" onClick={fn()}>
            删除
          </Button>
        }
      />
      <AddressCard
        to="/order"
        name="阿卜杜热合曼·买买提吐尔逊"
        phoneText="139****1111"
        addressText="新疆 巴音郭楞州 和静县 巴音布鲁克镇巴西里克社区一段很长的街道名称与门牌号 12 号楼 3 单元 1201 室"
        isDefault={false}
        edit={{ to: '/order/address/edit/a-2', text: '编辑' }}
      />
    </>
  ),
};
