import type { patients } from '@xinglin/contract';
import type { HandlersOf } from '../../../platform/mount';
import { ownMobile } from '../accounts/own-mobile';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { baseInfoOf, duplicateOf, gapsOf } from './checks';
import { changePatientMobile, isMobileUnproven } from './mobile';
import { realNameOf, verifyRealName } from './real-name';
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
export function patientHandlers(services: Services): HandlersOf<typeof patients> {
  const { documentHashKey } = services.config;
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
      return { patientId: await addPatient(context, input, documentHashKey) };
    },
    async updatePatient(input, context) {
      await updatePatient(context, input, documentHashKey);
      return { patientId: input.patientId };
    },
    async deletePatient({ patientId }, context) {
      await deletePatient(context, patientId);
      return { patientId };
    },
    async checkPatientPhone({ mobile }, context) {
      const own = await ownMobile(context);
      return { codeNeeded: await isMobileUnproven(context, own, mobile) };
    },
    async checkPatientDuplicate(input, context) {
      return { duplicate: await duplicateOf(context, input, documentHashKey) };
    },
    async checkPatientInfo({ patientId }, context) {
      const gaps = await gapsOf(context, patientId);
      return { ready: gaps.length === 0, gaps };
    },
    getPatientRealNameAuth: ({ patientId }, context) => realNameOf(context, patientId),
    async verifyPatientRealName({ patientId, consent }, context) {
      if (consent !== true) refuse('consentRequired');
      return verifyRealName(context, services, patientId);
    },
    getBaseInfoForPatient: (_, context) => baseInfoOf(context),
    modifyPatientBindMobile: (input, context) => changePatientMobile(context, input),
  };
}
