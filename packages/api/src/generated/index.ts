// Generated from packages/contract by `npm run generate`; change it there.
export { accountApi } from './account';
export { loginApi } from './login';
export { highRiskApi } from './high-risk';
export { partnerApi } from './partner';
export { identityApi } from './identity';
export { patientsApi } from './patients';
export { directoryApi } from './directory';
export { areasApi } from './areas';
export { bookingApi } from './booking';
export { paymentApi } from './payment';
export { systemApi } from './system';
export { uploadApi } from './upload';
export { contentApi } from './content';
export { profileApi } from './profile';
export { ocrApi } from './ocr';
export { wechatApi } from './wechat';
export { writeOffApi } from './write-off';
