import type { ListGoodsCommentsResponse, OwnGoodsComment } from '@xinglin/gateway-sdk';

/** A page of what buyers say of goods. */
export const sampleGoodsComments: ListGoodsCommentsResponse = {
  items: [
    {
      commentKey: 'gc-1',
      score: 5,
      text: '测得准，字很大，老人自己就会用。',
      authorName: '王*',
      skuLabel: '标准款',
      createdAt: '2026-11-19T20:00:00+08:00',
      edited: false,
    },
  ],
  total: 1,
  average: 5,
  pageNo: 1,
  pageSize: 20,
};

/** What the buyer wrote, with a word that was stopped at. */
export const sampleOwnGoodsComment: OwnGoodsComment = {
  commentKey: 'gc-2',
  score: 4,
  text: '有问题加我微信',
  writtenText: '有问题加我微信',
  authorName: '王*',
  skuLabel: '标准款',
  createdAt: '2026-11-20T20:00:00+08:00',
  edited: false,
  anonymous: false,
  state: 'blocked',
  findings: [{ phrase: '加我微信', reason: 'contact', act: 'block' }],
  refusal: null,
};
