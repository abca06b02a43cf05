import type { ListMessagesResponse, MessageMatter } from '@xinglin/gateway-sdk';

/** A visit that the hospital cancelled, as the message centre shows it. */
export const sampleMatter: MessageMatter = {
  matterId: 'R1',
  topic: 'order',
  group: 'visits',
  orderNo: 'R1',
  orderKind: 'registration',
  title: '同仁医院 沈知远',
  text: '同仁医院沈知远医生 11月23日 08:00 停诊，王秀兰的预约已取消。已支付的挂号费将全额原路退回，请改约其他时间。',
  at: '2026-11-20T14:20:00+08:00',
  count: 2,
  unreadCount: 2,
  twin: { channel: 'sms', to: '138****5521' },
};

/** Messages of several days and kinds. */
export const sampleMatters: readonly MessageMatter[] = [
  sampleMatter,
  {
    ...sampleMatter,
    matterId: 'C1',
    group: 'consults',
    orderNo: 'C1',
    orderKind: 'consult',
    title: '图文问诊 · 李文博',
    text: '李文博医生回复了您的咨询，请查看。',
    at: '2026-11-20T09:05:00+08:00',
    count: 1,
    unreadCount: 0,
  },
  {
    ...sampleMatter,
    matterId: 'm-3',
    topic: 'security',
    group: 'account',
    orderNo: null,
    orderKind: null,
    title: null,
    text: '您的登录密码已修改，其他设备均已退出。如非本人操作，请立即用验证码登录并重设密码。',
    at: '2026-11-19T20:41:00+08:00',
    count: 1,
    unreadCount: 1,
  },
  {
    ...sampleMatter,
    matterId: 'm-4',
    orderNo: null,
    title: null,
    text: '王一诺已成功预约市儿童医院林晚医生，就诊时间 11月18日 10:30。',
    at: '2026-11-15T08:00:00+08:00',
    count: 1,
    unreadCount: 1,
    twin: null,
  },
];

/** All of them on one page. */
export const messagesOf = (items: readonly MessageMatter[]): ListMessagesResponse => ({
  items: [...items],
  next: null,
});
