import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  doctorReviews,
  sampleAsked,
  sampleReview,
  sampleReviewSummary,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './doctor-home.page';

const meta = { title: 'Consult/Home of a doctor to ask', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/ask/doctor-home?doctorId=d-1';
const gateway: GatewayAnswers = {
  getExpertConsultInfo: sampleAsked,
  getDoctorCommentSummary: sampleReviewSummary,
  listConsultComments: doctorReviews([
    sampleReview,
    { ...sampleReview, commentKey: 'c-2', authorName: null, diseaseName: null, score: 4 },
  ]),
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NothingSaid: Story = {
  parameters: {
    path,
    gateway: {
      getExpertConsultInfo: { ...sampleAsked, services: [] },
      getDoctorCommentSummary: {
        ...sampleReviewSummary,
        reviewCount: 0,
        average: null,
        goodPerMille: null,
      },
      listConsultComments: doctorReviews([]),
    },
  } satisfies PageSetting,
};
export const WithoutDoctor: Story = {
  parameters: { path: '/ask/doctor-home', gateway: {} } satisfies PageSetting,
};
