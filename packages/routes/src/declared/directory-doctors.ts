import { defineRoutes } from '../route-row';

/** Doctors, diseases and departments (spec 2 §2.4). */
export const directoryDoctors = defineRoutes({
  'directory.doctorServicePack': {
    path: '/expert/servicepack/:id',
    title: 'directory:doctorServicePack.title',
  },
});
