// Generated from packages/contract by `npm run generate`; change it there.
export interface TabItem {
  key: string;
  name: string;
}
export interface GetHomeTabbarResponse {
  items: TabItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
