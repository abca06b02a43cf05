import { locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import {
  doctorReviews,
  sampleReview,
  sampleReviewedOrder,
  sampleReviewSummary,
  sampleStandard,
  sampleVoiceLimits,
  listOf,
  prepareLoadedPage,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
export const answers: GatewayAnswers = {
  getOrderComment: sampleReviewedOrder,
  listOrdersToComment: listOf([sampleReviewedOrder]),
  getCommentStandard: sampleStandard,
  listDoctorComments: doctorReviews([sampleReview]),
  listConsultComments: doctorReviews([{ ...sampleReview, type: 'consult' }]),
  getAudioUploadUrl: sampleVoiceLimits,
  getDoctorCommentSummary: sampleReviewSummary,
  listHospitalComments: listOf([sampleReview]),
  getHospitalCommentSummary: { ...sampleReviewSummary, name: '浙江省立同仁医院' },
};

const namespaces = { conversation, forms, orders, reviews: locales };

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
