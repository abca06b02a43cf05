// Generated from packages/contract by `npm run generate`; change it there.
export interface FindDictRequest {
  type: 'department' | 'doctorTitle' | 'hospitalLevel';
}
export interface DictionaryWord {
  key: string;
  label: string;
}
export interface FindDictResponse {
  items: DictionaryWord[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface TraceSpan {
  traceId: string;
  contextBizId?: string | undefined;
  bizId?: string | undefined;
  bizName: string;
  operateName?: string | undefined;
  inputParam?: string | undefined;
  outputParam?: string | undefined;
  timestamp: number;
  duration?: number | undefined;
  error?: boolean | undefined;
  code?: number | undefined;
  flag?: number | undefined;
  message?: string | undefined;
}
export interface CollectTraceRequest {
  appName: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  spans: TraceSpan[];
}
export interface CollectTraceResponse {
  accepted: number;
}
