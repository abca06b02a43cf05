import type {
  FilterOrganizationsResponse,
  HealthChannel,
  HealthComment,
  HealthOrganisation,
  HealthOrganisationCard,
  OwnHealthComment,
} from '@xinglin/gateway-sdk';

/** A kind of help. */
export const sampleHealthChannel: HealthChannel = {
  channelId: 'nursing',
  name: '护理服务',
  summary: '换药、导管、压疮，由护士来做',
  bannerId: 'banner-nursing',
  organisationCount: 4,
};

/** What it says of itself. */
export const sampleHealthBanner = {
  bannerId: 'banner-nursing',
  channelId: 'nursing',
  title: '护士到家，少跑一趟医院',
  text: '先电话说明情况，再定上门时间。',
};

/** An organisation in a list. */
export const sampleHealthCard: HealthOrganisationCard = {
  orgCode: 'org-1',
  channelId: 'nursing',
  channelName: '护理服务',
  name: '南山居家护理站',
  summary: '伤口换药和导管护理',
  areaId: '330100',
  areaName: '杭州',
  address: '文一路 88 号',
  comesHome: true,
  takesInsurance: true,
  openAtNight: false,
  commentCount: 23,
  average: 4.3,
  fromCents: 12000,
  distanceMetres: null,
};

/** The same with all that its own page shows. */
export const sampleHealthOrganisation: HealthOrganisation = {
  ...sampleHealthCard,
  introduction: '第一次来请先打电话，带上身份证和近期的病历。',
  phone: '400-555-2001',
  hours: '每天 8:00–21:00',
  position: { latitude: 30.27, longitude: 120.15 },
  services: [
    { name: '伤口换药', price: '120 元起', fromCents: 12000 },
    { name: '造口护理', price: '价格面谈', fromCents: null },
  ],
  good: 19,
  middle: 3,
  poor: 1,
};

/** What a list can be narrowed by. */
export const sampleHealthFilter: FilterOrganizationsResponse = {
  channels: [{ channelId: 'nursing', name: '护理服务', count: 4 }],
  areas: [{ areaId: '330100', name: '杭州', count: 6 }],
  comesHome: 2,
  takesInsurance: 1,
  openAtNight: 1,
};

/** What somebody said. */
export const sampleHealthComment: HealthComment = {
  commentKey: 'hc-1',
  score: 4,
  text: '预约很方便，人准时到。',
  authorName: '王**',
  createdAt: '2026-11-20T10:00:00+08:00',
  edited: false,
};

/** The same as its author sees it. */
export const sampleOwnHealthComment: OwnHealthComment = {
  ...sampleHealthComment,
  writtenText: '预约很方便，人准时到。',
  anonymous: false,
  state: 'published',
  findings: [],
  refusal: null,
};
