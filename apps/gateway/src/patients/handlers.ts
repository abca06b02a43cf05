import type { patients } from '@xinglin/contract';
import type { HandlersOf } from '../platform/mount';
import type { Services } from '../platform/services';
import {
  addPatient,
  deletePatient,
  findPatient,
  listPatients,
  patientLimit,
  shownPatient,
  updatePatient,
} from './service';

/** The calls of family members (spec 1 §7, Patients). */
export function patientHandlers({ config }: Services): HandlersOf<typeof patients> {
  return {
    async listPatients(_, { db, account }) {
      const items = await listPatients(db, account);
      return { items, total: items.length, pageNo: 1, pageSize: patientLimit };
    },
    async getPatientById({ patientId }, { db, account }) {
      return shownPatient(await findPatient(db, account, patientId));
    },
    async getPatientLimitInfo(_, { db, account }) {
      const used = (await listPatients(db, account)).length;
      return { limit: patientLimit, used, remaining: Math.max(0, patientLimit - used) };
    },
    async addPatient(input, context) {
      return { patientId: await addPatient(context, input, config.documentHashKey) };
    },
    async updatePatient(input, context) {
      await updatePatient(context, input, config.documentHashKey);
      return { patientId: input.patientId };
    },
    async deletePatient({ patientId }, context) {
      await deletePatient(context, patientId);
      return { patientId };
    },
  };
}
