import { createHash } from 'node:crypto';
import { addDoctor } from '../../domains/booking/booking-fixture';
import { aiConversations, aiMessages } from '../../domains/ai-chat/tables';
import { caseShares } from '../../domains/consult/case-shares/tables';
import { consultReferrals } from '../../domains/consult/changes/tables';
import { consultRecords } from '../../domains/consult/records/tables';
import { consultServices } from '../../domains/consult/tables';
import { seed as seedRewards } from '../../domains/rewards/seed';
import { voiceBytes } from '../../kernel/files/recording-fixture';
import { newId } from '../../platform/identifiers';
import { newAdult } from '../people';
import { addPanel } from '../panel-fixture';
import { sendFile } from '../upload-fixture';
import { pastVisit } from '../visit-fixture';
import { addTalkOf, sentFollowUp } from '../written-fixture';
import type { OwnedThings, Person, Trial } from './trial';

/** Consults with what goes with them, conversations, questions to several experts, thanks. */
export async function consultThings({ gateway, world, samples }: Trial): Promise<OwnedThings> {
  const { db, clock } = gateway.services;
  const { doctor } = world;
  const { doctorId, hospitalId, hospDeptId } = doctor;
  await seedRewards(db);
  await db.insert(consultServices).values({ doctorId, kind: 'imageText', priceCents: 3800 });
  const panelDoctorIds = await addPanel(db, doctor);

  /** A record that the doctor of a consult may read: the visit. */
  async function recordOf({ own }: Person): Promise<string> {
    const [orderNo, recordNo] = [await own('consult'), await own('order')];
    await db.insert(consultRecords).values({ orderNo, recordNo, grantedAt: clock.now() });
    return recordNo;
  }

  /** What a doctor proposed in the consult. */
  async function referralOf({ own }: Person): Promise<string> {
    const referralId = newId();
    const proposed = { fromDoctorId: doctorId, kind: 'fast', reason: '请看专科' } as const;
    const orderNo = await own('consult');
    await db
      .insert(consultReferrals)
      .values({ referralId, orderNo, ...proposed, referredAt: clock.now() });
    return referralId;
  }

  async function shareOf({ own, accountId: ownerId }: Person): Promise<string> {
    const [shareId, token] = [newId(), newId()];
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const shared = { tokenHash, token, content: '{}', version: '1.0', sharedAt: clock.now() };
    await db
      .insert(caseShares)
      .values({ shareId, orderNo: await own('consult'), ownerId, ...shared });
    return shareId;
  }

  /** Thanks to a doctor whom the person visited. */
  async function tipOf({ make, own, token }: Person): Promise<string> {
    const { offerId } = (await make('/reward/gift/list', {})).items[0];
    const visited = await addDoctor(db, { hospitalId, hospDeptId });
    const patientId = await own('patient');
    await pastVisit(gateway, visited, { token, patientId }, { time: '15:00' });
    return (await make('/reward/order/submit', { offerId, expertId: visited.doctorId })).orderNo;
  }

  return {
    makes: {
      consult: async ({ make, own }) =>
        (
          await make('/consult/submitorder/imagetext', {
            ...samples(),
            patientId: await own('patient'),
            doctorId,
          })
        ).orderKey,
      async talk({ own, token }) {
        const key = await own('order');
        await addTalkOf(gateway, doctor, { token, key });
        return key;
      },
      async aiConversation({ accountId: ownerId }) {
        const conversationId = newId();
        const at = clock.now();
        await db
          .insert(aiConversations)
          .values({ conversationId, ownerId, lastNumber: 2, begunAt: at, lastAt: at });
        const content = JSON.stringify({ text: '头痛', departmentIds: [] });
        const said = { conversationId, content, at };
        await db.insert(aiMessages).values([
          { ...said, messageId: newId(), number: 1, side: 'person', clientId: newId() },
          { ...said, messageId: newId(), number: 2, side: 'guide' },
        ]);
        return conversationId;
      },
      followUp: async ({ own }) => sentFollowUp(gateway, await own('consult'), doctorId),
      referral: referralOf,
      caseShare: shareOf,
      record: recordOf,
      panelOrder: async ({ make, own }) =>
        (
          await make('/consult/panel/submit', {
            ...samples(),
            patientId: await own('patient'),
            doctorIds: panelDoctorIds,
          })
        ).orderKey,
      tipOrder: tipOf,
    },
    needs: [
      [
        /^\/consult\/(?:submitorder\/imagetext|consultorder\/(?:checkorder|couponlist))$/u,
        () => ({ kind: 'imageText', doctorId }),
      ],
      [
        /^\/consult\/(?:submitorder\/imagetext|consultorder\/checkorder)$/u,
        // A user without an open consult.
        async ({ make, mobile }) => ({
          patientId: (await make('/patient/add', newAdult({ mobile }))).patientId,
        }),
      ],
      [/^\/consult\/ai\/record\/review\.json$/u, () => ({ number: 2, verdict: 'helpful' })],
      [
        /^\/moduleim\/dpchat\/reply$/u,
        async ({ own }) => ({ type: 'picture', fileIds: [await own('file')] }),
      ],
      // An empty one is forgotten.
      [/^\/consult\/(?:panel\/)?draft\/save/u, () => ({ draft: { question: '右膝疼' } })],
      [/^\/consult\/panel\//u, () => ({ doctorIds: panelDoctorIds })],
      [
        /^\/moduleim\/voicetotext$/u,
        async ({ token }) => {
          const bytes = await voiceBytes('webm', 1);
          const sent = await sendFile(gateway, '/common/upload/audio', bytes, { token });
          return { fileIds: [sent.data.fileId] };
        },
      ],
    ],
  };
}
