import type { Asker, Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import { listOf, type GatewayAnswers } from '@xinglin/testing';

const country = (label: string, labelCode: string, value: string, index: string): Country => ({
  label,
  labelCode,
  value,
  index,
});

const italy = country('意大利', 'IT', '+39', 'Y');
const china = country('中国', 'CN', '+86', 'Z');

/** A few countries, as the gateway lists them. */
export const sampleCountries: ListCountriesResponse = {
  hot: [italy],
  items: [country('法国', 'FR', '+33', 'F'), italy, country('印度尼西亚', 'ID', '+62', 'Y'), china],
};

/** Somebody for whom is asked. */
export const sampleAsker: Asker = {
  askerId: 'a-1',
  nickname: '安娜',
  gender: 'female',
  ageMonths: 401,
  country: { labelCode: 'IT', label: '意大利' },
  cardType: 'passport',
  cardNo: 'Y******67',
};

/** What the calls of every page of this package answer when all is well. */
export const answers = {
  listCountries: sampleCountries,
  listAskers: listOf([sampleAsker]),
  getAsker: sampleAsker,
  getAccountInfo: {
    nickname: '小杏',
    loginId: null,
    mobile: '+39****5678',
    hasPassword: true,
    verifyStatus: 0,
    createdAt: '2026-11-01T08:00:00+08:00',
  },
  getUserProfile: { nickname: '小杏', mobile: '+39****5678', gender: null, birthDate: null },
} satisfies GatewayAnswers;
