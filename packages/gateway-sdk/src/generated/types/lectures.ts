// Generated from packages/contract by `npm run generate`; change it there.
export interface ListHomeLecturesRequest {
  pageSize?: number | undefined;
}
export interface Lecture {
  lectureId: string;
  title: string;
  summary: string;
  deptId: string;
  deptName: string;
  durationSeconds: number;
  speaker: {
    doctorId: string;
    name: string;
    titleText: string;
    hospitalName: string;
    hospDeptName: string;
  };
}
export interface ListHomeLecturesResponse {
  items: Lecture[];
  total: number;
  pageNo: number;
  pageSize: number;
}
