import { domains, type CallDefinition } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { redact } from './redact';

/** A JSON schema, as far as fields are looked for. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): readonly Schema[] => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/** Whether a person's own words, or anything else that no list holds, may stand there. */
function isFree(schema: Schema, defs: Readonly<Record<string, Schema>>): boolean {
  const named = schema.$ref && defs[schema.$ref.replace('#/$defs/', '')];
  if (named) return isFree(named, defs);
  if (schema.enum || schema.const !== undefined || schema.format === 'date-time') return false;
  return (
    schema.type === 'string' ||
    choicesOf(schema).some((one) => isFree(one, defs)) ||
    (schema.items !== undefined && isFree(schema.items, defs))
  );
}

/** Adds the name of every field that takes any text, however deep. */
function addFree(schema: Schema, defs: Readonly<Record<string, Schema>>, found: Set<string>): void {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (isFree(inner, defs)) found.add(name);
    addFree(inner, defs, found);
  }
  for (const inner of [...choicesOf(schema), ...(schema.items ? [schema.items] : [])])
    addFree(inner, defs, found);
}

/** The fields of the contract that take any text, in what is asked and in what is answered. */
function freeFields(): string[] {
  const found = new Set<string>();
  for (const { request, response } of Object.values(domains).flatMap((domain) =>
    Object.values<CallDefinition>(domain),
  ))
    for (const [io, type] of [
      ['input', request],
      ['output', response],
    ] as const) {
      // A JSON schema is what `Schema` names of it, and more.
      const schema = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;
      const defs = schema.$defs ?? {};
      for (const one of [schema, ...Object.values(defs)]) addFree(one, defs, found);
    }
  return [...found].toSorted();
}

/** What stands there tells of no person and opens nothing; a new field is hidden or named here. */
const harmless: ReadonlySet<string> = new Set(
  [
    // Ids made at random: they tie a journey together.
    'addressId appId applyNo areaId askerId bannerId bizId callMeettingId cardId categoryId channelId cityId clientId commentId commentKey componentAppId confId consentId contactId contentId contextBizId couponId couponIds cursor deptId diseaseId districtId doctorId doctorIds doctorUserId entryId expertId exportId fileId fileIds followUpId goodsId goodsNo groupId hospDeptId hospitalId id itemCode itemId leaderId lectureId linkId nextGoodsId noticeId offeredOrderNo offerId orderKey orderNo organizationId orgCode packageCode packageId packId packSendId pageId parcelId parentId passageId patientId patientIds pictureIds pictures provinceId questionId recordingId requestId resourceId responseId returnId reviewId rightId ruleId sameAs seller serviceId sessionId shareId shiftCaseId shopId skuId skuIds sourceId storeId surveyCodeId tag_id tagId tagIds teamId thingId traceId userId waitId conversationId referralId documentId grantId recordNo recordNos callId',
    // What is private is taken out within them.
    'authorizeUrl confUrl inputParam items message openUrl outputParam params path q query returnUrl scanUrl target uploadPath url urlLink urls',
    // Which stream of a call by video a candidate is for.
    'sdpMid',
    // Tasks that anybody may see.
    'algorithm digest keyPrefix nonce nonceStr salt',
    // Of hospitals, channels, times and the portal's own content.
    'about appName areaName ask bizName bring bsType cancelUntil carrier category channel cityName clinicType clinicTypeText closesAt country creditCode date day days deliveryText deptIcon deptName display doctorName doctorTitle effectiveOn endTime event freeDates fromLevel goAtOnce goodsCode guide honours hospDeptName hospitalName hours index initial insurers intro introduction key kind label labelCode languages left letter levelText modelCode modelCodes month nextDate notices number opensAt operateName otherNames package packageTitle partnerCode partnerWhiteList pinyin preparation price privateBlackRouteNameList privateWhiteRouteNameList promotions provider provinceName purpose question range refundDay releaseTime rights rule rules scene sender sendTo services skuLabel speciality startTime stateText statusText steps struck subtitle summary tags terms timeStamp timeZone tips title titles titleText topic_id topic_intro trafficGuide unit validUntil version wantedOn what whichDepartment agreementVersion materialsHint fromDoctor upgradedFrom upgradedTo',
    // Of health coins and their draws: an invitation is shown to everybody, a seed's hash is published.
    'activityId activityTitle hint inviteCode prizeId prizeTitle recordId seedHash taskId',
  ].flatMap((names) => names.split(' ')),
);

function isHidden(name: string): boolean {
  const text = JSON.stringify({ [name]: '沈家弄' });
  return redact(text) !== text;
}

it('hides each field of the contract that a person may be known by', () => {
  const fields = freeFields();
  expect(fields.length).toBeGreaterThan(100);
  const shown = fields.filter((name) => !isHidden(name));
  expect(shown.filter((name) => !harmless.has(name))).toEqual([]);
});

it('names as harmless only what is there and is shown', () => {
  const fields = new Set(freeFields());
  expect([...harmless].filter((name) => !fields.has(name) || isHidden(name))).toEqual([]);
});
