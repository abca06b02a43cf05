import { z } from 'zod';
import { PatientId } from './ids';
import { DiseaseId } from '../directory/ids';
import { PartnerCode } from '../system/ids';
import { AgreementType } from '../directory/content';
import { defineCalls } from '../define-calls';
import { InformationScope } from '../sign-in/identity';
import { Done, Id, Instant, ListOf, Nothing } from '../shapes';

/** What consent to sensitive data is asked for, each apart (product.md, Rules of the field). */
export const ConsentPurpose = z.enum(['sensitiveData', 'minorData']).meta({ id: 'ConsentPurpose' });

/** How an export is written: everything as JSON, or one patient's record as an International Patient Summary. */
export const ExportFormat = z.enum(['json', 'fhir']).meta({ id: 'ExportFormat' });

/** What a person sees and decides about their data (spec 2 §2.20; product.md, Rules of the field). */
export const privacy = defineCalls({
  /** What is agreed to for each family member now. */
  listPatientConsents: {
    path: '/user/privacy/consent/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({
        patientId: PatientId,
        patientName: z.string(),
        purposes: z.array(
          z.object({
            purpose: ConsentPurpose,
            given: z.boolean(),
            version: z.string(),
            at: Instant,
          }),
        ),
      }),
    ),
    tags: ['Patient'],
  },
  /**
   * Takes back a consent for a family member, or gives it again. Without it no visit can be booked for that person; an open visit
   * comes first (`patientInUse`).
   */
  changePatientConsent: {
    path: '/user/privacy/consent/change.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ patientId: PatientId, purpose: ConsentPurpose, given: z.boolean() }),
    response: Done,
    tags: ['Patient'],
  },
  /** Everything that was agreed to or taken back, the newest first. */
  listConsentLedger: {
    path: '/user/privacy/consent/ledger.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({
        entryId: DiseaseId,
        kind: z.enum(['given', 'withdrawn']),
        /** An agreement, a purpose for a family member, or what a channel may know. */
        about: z.discriminatedUnion('of', [
          z.object({ of: z.literal('agreement'), type: AgreementType, title: z.string() }),
          z.object({ of: z.literal('patient'), purpose: ConsentPurpose, patientName: z.string() }),
          z.object({ of: z.literal('channel'), name: z.string() }),
        ]),
        /** Version of the text; null for a channel. */
        version: z.string().nullable(),
        at: Instant,
      }),
    ),
    tags: ['Patient', 'AgreementConsent', 'Authorization'],
  },
  /** Which channels may know what. */
  listAuthorizations: {
    path: '/user/account/authorization/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({
        partnerCode: PartnerCode,
        partnerName: z.string(),
        scopes: z.array(InformationScope),
        /** Of whom in the family; null is all of them. */
        patientIds: z.array(PatientId).nullable(),
        gmtAuthorized: Instant,
      }),
    ),
    tags: ['Authorization'],
  },
  /** Takes everything back that a channel may know. */
  withdrawAuthorization: {
    path: '/user/account/authorization/withdraw.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ partnerCode: PartnerCode }),
    response: Done,
    tags: ['Authorization'],
  },
  /** Asks for a copy of one's data; it is made in the background. Refuses with `exportPending`. */
  requestDataExport: {
    path: '/user/privacy/export/request.json',
    access: 'bound',
    kind: 'mutation',
    request: z.discriminatedUnion('format', [
      z.object({ format: z.literal('json') }),
      z.object({ format: z.literal('fhir'), patientId: PatientId }),
    ]),
    response: z.object({ exportId: Id }),
    tags: ['DataExport'],
  },
  /** Copies that were asked for, the newest first. */
  listDataExports: {
    path: '/user/privacy/export/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({
        exportId: Id,
        format: ExportFormat,
        /** Of an International Patient Summary. */
        patientName: z.string().nullable(),
        state: z.enum(['preparing', 'ready', 'expired']),
        requestedAt: Instant,
        /** Null until it is ready. */
        expiresAt: Instant.nullable(),
        size: z.int().nullable(),
        /** Path on the gateway, as of an uploaded file; null unless ready. */
        url: z.string().nullable(),
      }),
    ),
    tags: ['DataExport'],
  },
});
