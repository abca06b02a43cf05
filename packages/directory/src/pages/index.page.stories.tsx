import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleCities,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  sampleNotice,
  sampleOrder,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import HomePage from './index.page';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  listHomeDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
  listAllAreas: listOf(sampleCities),
  listRegistrationOrders: listOf([]),
};

export default { title: 'Pages/Home', component: HomePage } satisfies Meta<typeof HomePage>;

type Story = StoryObj<typeof HomePage>;

/** What a visitor sees in a city. */
export const Visitor: Story = {
  parameters: {
    user: null,
    gateway: answers,
    preferences: { city: { areaId: '330100', name: '杭州' } },
  } satisfies PageSetting,
};

/** An order waits for payment: it stands before everything else. */
export const OrderToPay: Story = {
  parameters: {
    gateway: { ...answers, listRegistrationOrders: listOf([sampleOrder('awaitingPayment')]) },
  } satisfies PageSetting,
};

/** Large text, four entries, nothing that sells. */
export const Elder: Story = {
  parameters: {
    gateway: {
      ...answers,
      listRegistrationOrders: ({ group }) =>
        listOf(group === 'confirmed' ? [sampleOrder('confirmed')] : []),
    },
    preferences: { mode: 'elder' },
  } satisfies PageSetting,
};

/** Nothing has answered yet. */
export const Loading: Story = {
  parameters: {
    user: null,
    gateway: {
      listHotDepts: 'never',
      listHomeDoctors: 'never',
      mergeSearchHospitals: 'never',
      getNoticeDetail: 'never',
    },
  } satisfies PageSetting,
};

/** The gateway fails: each part says so and can be asked again. */
export const Failing: Story = {
  parameters: {
    user: null,
    gateway: {
      listHotDepts: failures.serverTrouble,
      listHomeDoctors: failures.network,
      mergeSearchHospitals: failures.timeout,
      getNoticeDetail: failures.network,
    },
  } satisfies PageSetting,
};

/** A city without doctors or hospitals. */
export const EmptyCity: Story = {
  parameters: {
    user: null,
    gateway: { ...answers, listHomeDoctors: listOf([]), mergeSearchHospitals: listOf([]) },
    preferences: { city: { areaId: '330200', name: '宁波' } },
  } satisfies PageSetting,
};
