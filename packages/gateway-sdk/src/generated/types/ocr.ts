// Generated from packages/contract by `npm run generate`; change it there.
import type { Gender } from './patients';
export type IdCardField = 'name' | 'gender' | 'birthDate' | 'cardNo';
export interface OcrIdCardRequest {
  file: Blob;
}
export interface IdCardReading {
  name: string | null;
  gender: Gender;
  birthDate: string;
  cardNo: string;
  unsure: IdCardField[];
}
export interface GetIdCardOcrRequest {
  image: string;
}
