import { chatFunctions, upload, UploadedFile, type chat } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { standingOf } from '../../kernel/conversations/conversation-kind';
import { ownConversation, shownStanding } from '../../kernel/conversations/read';
import type { ConversationRow } from '../../kernel/conversations/tables';
import { announcing, markRead, say } from '../../kernel/conversations/write';
import { findOwnFiles } from '../../kernel/files/own-files';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { prescriptionRequest, requestPrescription } from './prescription-requests';
import { followConversations } from './follow';
import { listDetails } from './details';
import { reply, withdraw } from './said';
import { speechReader, transcribe } from './speech';
import { openVideoCall, signalVideoCall, videoStatus } from './video-calls';

interface OneConversation {
  readonly orderKey: string;
}

/** The caller's own conversation with how it stands. */
async function standing({ orderKey }: OneConversation, context: CallContext) {
  const conversation = await ownConversation(context, orderKey);
  return { conversation, ...(await standingOf(context, conversation)) };
}

async function doctorOf({ doctorId }: ConversationRow, { db, locale }: CallContext) {
  const [row] = await db
    .select({
      name: doctors.name,
      gender: doctors.gender,
      title: doctors.title,
      hospitalName: hospitals.name,
      departmentName: hospitalDepartments.name,
    })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctors.id, doctorId));
  if (row === undefined) throw new Error('a conversation with a doctor that there is not');
  return {
    doctorId,
    doctorName: textIn(row.name, locale),
    gender: row.gender,
    titleText: titleText(row.title, locale),
    hospitalName: textIn(row.hospitalName, locale),
    hospDeptName: textIn(row.departmentName, locale),
  };
}

/** What answers the calls of conversations (spec 3 §7.6, moduleim). */
export function chatHandlers(services: Services): HandlersOf<typeof chat> {
  const { live, limits } = services;
  return {
    async connectDpchat({ orderKey }, context) {
      const conversation = await ownConversation(context, orderKey);
      return {
        kind: conversation.kind,
        doctor: await doctorOf(conversation, context),
        standing: await shownStanding(context, conversation),
      };
    },

    listDpchatDetails: listDetails,

    replyDpchat: (input, context) => reply(input, context, services),
    withdrawDpchatMessage: (input, context) => withdraw(input, context, live),

    async readDpchat({ orderKey, upTo }, context) {
      await ownConversation(context, orderKey);
      const read = await markRead(announcing(live, context), orderKey, 'patient', upTo);
      return shownStanding(context, read);
    },

    async showDpchatService(input, context) {
      return { functions: [...(await standing(input, context)).functions] };
    },

    async getDpchatPatientService({ orderKey }, context) {
      return shownStanding(context, await ownConversation(context, orderKey));
    },

    async getDpchatBottomTips(input, context) {
      return { tips: [...(await standing(input, context)).tips] };
    },

    async checkDpchatReplyInfo(input, context) {
      const { mayWrite, turnsLeft, phase } = await standing(input, context);
      return { mayWrite: mayWrite.patient, turnsLeft, phase };
    },

    async hasDpchatVidPhone(input, context) {
      const { functions } = await standing(input, context);
      const has = (wanted: number) => functions.some(({ functionId }) => functionId === wanted);
      return { hasVideo: has(chatFunctions.video), hasPhone: has(chatFunctions.phone) };
    },

    async verifyDpchatPrivilege({ functionId, ...input }, context) {
      const { mayWrite, functions } = await standing(input, context);
      return {
        isAllowed: mayWrite.patient && functions.some((one) => one.functionId === functionId),
      };
    },

    async showDpchatPrivilegeIcon(input, context) {
      const { functions } = await standing(input, context);
      return {
        functionIds: functions.flatMap((one) => (one.isPrivilege ? [one.functionId] : [])),
      };
    },

    async sendSysMsg(input, context) {
      const { conversation, mayWrite } = await standing(input, context);
      if (!mayWrite.patient) refuse('conversationClosed');
      await limits.consume('reminderByConversation', conversation.key);
      await say(announcing(live, context), conversation.key, {
        side: 'system',
        content: { type: 'notice', textKey: 'conversation.reminded' },
      });
      return { done: true };
    },

    async voiceToText({ fileIds }, context) {
      const [voice] = await findOwnFiles(context, fileIds, 'audio/');
      return { text: voice === undefined ? null : await transcribe(services, voice, context) };
    },

    checkVideoStatus: videoStatus,
    openVideoCall: (input, context) => openVideoCall(input, context, services),
    signalVideoCall: (input, context) => signalVideoCall(input, context, services),

    sendApplyPrescribeCard: (input, context) => requestPrescription(input, context, services),
    checkApplyPrescribeCard: prescriptionRequest,

    async getAudioUploadUrl({ orderKey }, context) {
      const talk = orderKey === undefined ? null : await standing({ orderKey }, context);
      if (talk?.mayWrite.patient === false) refuse('conversationClosed');
      return {
        uploadPath: upload.uploadAudio.path,
        contentTypes: UploadedFile.shape.contentType.options.filter((type) =>
          type.startsWith('audio/'),
        ),
        writesWords: services.use(speechReader) !== null,
        closesAt: talk?.until?.at.toISOString() ?? null,
      };
    },

    replyConsultOrder: (input, context) =>
      reply({ ...input, type: 'text', fileIds: [] }, context, services),
    async listConsultOrderDetails({ orderKey, after, pageSize }, context) {
      const { items, hasMore } = await listDetails({ orderKey, after, pageSize }, context);
      return { items, hasMore };
    },
    async setConsultReadByOrderKey({ orderKey }, context) {
      const { lastNumber } = await ownConversation(context, orderKey);
      const read = await markRead(announcing(live, context), orderKey, 'patient', lastNumber);
      return shownStanding(context, read);
    },

    followDpchat: (input, context) => followConversations(input, context, live),
  };
}
