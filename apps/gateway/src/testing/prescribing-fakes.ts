import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database';
import {
  drugs as drugTable,
  renewalRequests,
  type DrugRow,
  type Finding,
  type PrescriptionRow,
  type WrittenLine,
} from '../kernel/prescriptions/tables';

/** Of a key pair that no one has. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUmgAwIBAgIUYJ+iJ53AD40+q95f7i5R7KYxiSowCgYIKoZIzj0EAwIw
JjESMBAGA1UEAwwJ5rKI55+l6L+cMRAwDgYDVQQKDAdTYW5kYm94MCAXDTI2MTIw
MTE0MjMxOVoYDzIxMjYxMTA3MTQyMzE5WjAmMRIwEAYDVQQDDAnmsojnn6Xov5wx
EDAOBgNVBAoMB1NhbmRib3gwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQaE9HM
DFK3WxpZdMr8ho29m9lz+cbXCaj/P5EyvM0X6TqBqhi8zVfUYwEq7CYHRmfWdQhE
C2sm14dqDdH13eeuo1MwUTAdBgNVHQ4EFgQUYaH/PbVnHlVzH9qxYwzSkIv8eeMw
HwYDVR0jBBgwFoAUYaH/PbVnHlVzH9qxYwzSkIv8eeMwDwYDVR0TAQH/BAUwAwEB
/zAKBggqhkjOPQQDAgNJADBGAiEAowa1coq4svC4f7u4c9ZQ8zuS3I4jUnTOa02j
MXgbTzACIQDB81MbpjIDTyWwqUQVvruvOfLQV/DwrrN6HGiy3ZA7oA==
-----END CERTIFICATE-----`;

/** What the checks find of any lines until a test says otherwise. */
export const found: { findings: Finding[]; rules: { rule: string; text: string }[] } = {
  findings: [],
  rules: [],
};

/** A finding of the checks about a medicine. */
export const finding = (drugId: string, more: Partial<Finding> = {}): Finding => ({
  check: 'interaction',
  severity: 'warning',
  drugIds: [drugId],
  text: '与其他降压药合用需监测血压',
  source: '示例规则',
  sourceVersion: '1',
  overrideReason: null,
  ...more,
});

export const content = {
  contentHashOf: (signed: object) =>
    createHash('sha256').update(JSON.stringify(signed)).digest('hex'),
};

export const checks = { checkLines: async () => found.findings };

export const drugs = {
  async readDrugs(db: Queryable, drugIds: readonly string[]) {
    const rows = await db
      .select()
      .from(drugTable)
      .where(inArray(drugTable.drugId, [...drugIds]));
    return new Map(rows.map((row) => [row.drugId, row]));
  },
  shownItem: (drug: DrugRow, line: WrittenLine, { isApproved }: { isApproved: boolean }) => ({
    ...line,
    name: drug.name['zh-Hans'],
    strength: drug.strength['zh-Hans'],
    packText: drug.packText['zh-Hans'],
    maker: drug.maker['zh-Hans'],
    directions: `每次 ${line.amount} 片`,
    picture: isApproved ? drug.picture : null,
  }),
  brokenRules: () => found.rules,
};

export const sign = {
  signHash: async () => ({ signature: 'c2ln', certificate, isSandbox: true }),
};

export const healthFacts = {
  readHealthFacts: async () => ({ allergyClasses: [], otherAllergy: null, isPregnant: null }),
};

const shownLine = {
  phase: 'inReview',
  steps: [],
  next: { hand: 'nobody', by: null },
  silence: null,
} as const;

export const line = {
  linesOf: async (_: object, rows: readonly PrescriptionRow[]) =>
    new Map(rows.map(({ prescriptionId }) => [prescriptionId, shownLine])),
};

export const renewals = {
  renewalRefusals: async () => new Map(),
  renewalCents: () => 500,
  async renewalOfConsult(db: Queryable, orderKey: string) {
    const [row] = await db
      .select()
      .from(renewalRequests)
      .where(eq(renewalRequests.orderNo, orderKey));
    return row ?? null;
  },
  async decideRenewal(
    { db, now }: { readonly db: Queryable; readonly now: Date },
    orderKey: string,
    decision: { readonly state: 'prescribed' | 'refused' | 'ended'; readonly reason?: string },
  ) {
    await db
      .update(renewalRequests)
      .set({ state: decision.state, refusal: decision.reason ?? null, decidedAt: now })
      .where(and(eq(renewalRequests.orderNo, orderKey), eq(renewalRequests.state, 'asked')));
  },
};
