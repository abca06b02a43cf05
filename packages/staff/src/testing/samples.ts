import type { DeskResponse, StaffMe, StaffSessionResponse } from '@xinglin/contract';

/** A doctor who is signed in and may do what doctors may. */
export const sampleDoctorMe: StaffMe = {
  staffId: 'S-1',
  account: 'shen.zhiyuan',
  name: '沈知远',
  roles: ['doctor'],
  doctor: {
    doctorId: 'D-1',
    name: '沈知远',
    title: '主任医师',
    department: '心血管内科',
    hospital: '同仁医院',
  },
  mobile: '138****5521',
  isOnDuty: true,
  actions: [
    'list-consult-queue',
    'open-consult',
    'take-consult',
    'list-staff-notices',
    'read-staff-notices',
  ],
  recoveryCodesLeft: 8,
  refundLimitCents: 50_000,
  sessionEndsAt: '2026-11-25T20:05:00+08:00',
  idleMinutes: 30,
  isSandbox: false,
};

/** An administrator who is also the second person of refunds. */
export const sampleAdministratorMe: StaffMe = {
  ...sampleDoctorMe,
  staffId: 'S-9',
  account: 'lin.wanqing',
  name: '林晚晴',
  roles: ['administrator', 'cashier'],
  doctor: null,
  actions: [
    'list-staff-notices',
    'read-staff-notices',
    'list-approvals',
    'decide-approval',
    'read-desk-ledger',
    'list-staff',
    'add-staff',
    'change-staff-roles',
    'invite-staff-again',
    'close-staff',
  ],
};

export const sampleQueue: DeskResponse<'list-consult-queue'> = {
  counts: { waiting: 3, running: 2, ended: 12 },
  items: [],
};

export const sampleNotices: DeskResponse<'list-staff-notices'> = {
  unread: 2,
  hasMore: false,
  items: [
    {
      noticeId: 'N-4',
      kind: 'videoCallWaits',
      at: '2026-11-25T10:18:00+08:00',
      title: '患者在视频中等候',
      text: '王秀兰已进入视频问诊，请尽快接通。',
      orderKey: 'C-104',
      isRead: false,
    },
    {
      noticeId: 'N-3',
      kind: 'promiseEndsSoon',
      at: '2026-11-25T10:02:00+08:00',
      title: '还剩 10 分钟',
      text: '图文问诊需在 10:12 前回复。',
      orderKey: 'C-103',
      isRead: false,
    },
    {
      noticeId: 'N-2',
      kind: 'patientWrote',
      at: '2026-11-24T18:40:00+08:00',
      title: '患者有新消息',
      text: '李明轩补充了检查结果。',
      orderKey: 'C-102',
      isRead: true,
    },
    {
      noticeId: 'N-1',
      kind: 'approvalDecided',
      at: '2026-11-24T09:15:00+08:00',
      title: '退款已同意',
      text: '您申请的退款 ¥680.00 已由周敏同意。',
      orderKey: null,
      isRead: true,
    },
  ],
};

export const sampleApprovals: DeskResponse<'list-approvals'> = {
  items: [
    {
      approvalId: 'A-2',
      action: 'refund-consult',
      subject: 'C-090',
      cents: 68_000,
      reason: '患者因急诊住院，未能使用视频问诊。',
      requestedBy: '周敏',
      requestedAt: '2026-11-25T09:40:00+08:00',
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      outcome: null,
      mayDecide: true,
    },
    {
      approvalId: 'A-1',
      action: 'refund-consult',
      subject: 'C-088',
      cents: 120_000,
      reason: '重复付款。',
      requestedBy: '林晚晴',
      requestedAt: '2026-11-25T09:05:00+08:00',
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      outcome: null,
      mayDecide: false,
    },
  ],
};

const member = {
  doctorId: null,
  doctorName: null,
  state: 'active',
  isOnDuty: false,
  lastSeenAt: '2026-11-25T09:58:00+08:00',
  createdAt: '2026-10-01T08:00:00+08:00',
} as const;

export const sampleStaff: DeskResponse<'list-staff'> = {
  items: [
    {
      ...member,
      staffId: 'S-1',
      account: 'shen.zhiyuan',
      name: '沈知远',
      roles: ['doctor'],
      doctorId: 'D-1',
      doctorName: '沈知远 主任医师',
      isOnDuty: true,
    },
    { ...member, staffId: 'S-2', account: 'zhou.min', name: '周敏', roles: ['cashier', 'service'] },
    {
      ...member,
      staffId: 'S-3',
      account: 'chen.an',
      name: '陈安',
      roles: ['nurse'],
      state: 'invited',
      lastSeenAt: null,
    },
    {
      ...member,
      staffId: 'S-4',
      account: 'wu.lei',
      name: '吴磊',
      roles: ['pharmacist'],
      state: 'locked',
    },
    {
      ...member,
      staffId: 'S-9',
      account: 'lin.wanqing',
      name: '林晚晴',
      roles: ['administrator', 'cashier'],
    },
  ],
};

export const sampleLedger: DeskResponse<'read-desk-ledger'> = {
  items: [
    {
      actId: 'L-3',
      at: '2026-11-25T10:15:00+08:00',
      keyName: null,
      staffId: 'S-1',
      staff: '沈知远',
      action: 'take-consult',
      subject: 'C-103',
      outcome: 'done',
    },
    {
      actId: 'L-2',
      at: '2026-11-25T09:40:00+08:00',
      keyName: null,
      staffId: 'S-2',
      staff: '周敏',
      action: 'refund-consult',
      subject: 'C-090',
      outcome: 'awaitsApproval',
    },
    {
      actId: 'L-1',
      at: '2026-11-25T08:00:00+08:00',
      keyName: 'his',
      staffId: null,
      staff: '赵工',
      action: 'set-stop',
      subject: null,
      outcome: 'forbidden',
    },
  ],
};

export const sampleInvitation: StaffSessionResponse<'open-invitation'> = {
  account: 'chen.an',
  name: '陈安',
  roles: ['nurse'],
  expiresAt: '2026-11-28T10:20:00+08:00',
  otpauth: 'otpauth://totp/Xinglin:chen.an?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qrSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4zM6 6h1v1H6z"/></svg>',
};

export const sampleCodes: string[] = Array.from(
  { length: 10 },
  (_, place) => `k7f${place}-m2x${(place * 7) % 10}-q9t${(place * 3) % 10}`,
);

export const samplePeople: StaffSessionResponse<'one-tap-people'> = {
  items: [
    { staffId: 'S-1', name: '沈知远', roles: ['doctor'], note: '接诊、回复、视频问诊' },
    { staffId: 'S-3', name: '陈安', roles: ['nurse'], note: '分诊、随访、协助医生' },
    { staffId: 'S-2', name: '周敏', roles: ['cashier'], note: '退款和对账' },
    { staffId: 'S-9', name: '林晚晴', roles: ['administrator'], note: '人员、设置和台账' },
  ],
};
