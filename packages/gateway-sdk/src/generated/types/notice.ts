// Generated from packages/contract by `npm run generate`; change it there.
export interface Notice {
  noticeId: string;
  title: string;
  content: string;
  publishedAt: string;
  hospDeptName: string | null;
}
