import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleOrder,
  type PageSetting,
} from '@xinglin/testing';
import ChronicDiseaseHomePage from './home.page';

export default {
  title: 'Partners/Sanming chronic-disease home',
  component: ChronicDiseaseHomePage,
  globals: { channel: 'sanming' },
} satisfies Meta<typeof ChronicDiseaseHomePage>;

type Story = StoryObj<typeof ChronicDiseaseHomePage>;

const path = '/chronic-disease/home?condition=diabetes';

/** A person with a visit ahead. */
export const WithVisit: Story = {
  parameters: {
    path,
    gateway: {
      mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
      listRegistrationOrders: listOf([sampleOrder('confirmed')]),
    },
  } satisfies PageSetting,
};

/** Nobody signed in, nobody to show. */
export const VisitorInAnEmptyCity: Story = {
  parameters: {
    path,
    user: null,
    gateway: { mergeSearchDoctors: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path,
    gateway: { mergeSearchDoctors: 'never', listRegistrationOrders: 'never' },
  } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path,
    gateway: {
      mergeSearchDoctors: failures.serverTrouble,
      listRegistrationOrders: failures.network,
    },
  } satisfies PageSetting,
};
